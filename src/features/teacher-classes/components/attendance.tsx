import { CircleCheck, CircleHelp, CircleX, Clock } from 'lucide-react';
import type { TaughtLessonDetail } from '#contract/teacher-classes.ts';
import { ATTENDANCE, type Attendance as Status } from '#contract/tutoring.ts';
import { clockTime } from '#rules/tutoring/lesson-time.ts';
import { ATTENDANCE_WORDS } from '#src/messages/class-words.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { markAttendance, useLessonAction } from '../api/taught.ts';
import { CLASSES, LESSON } from '../messages/classes.ts';
import { canMark } from '../model/lesson-state.ts';

const LOOKS = {
  present: { icon: CircleCheck, chosen: 'aria-pressed:bg-success-soft aria-pressed:text-success' },
  late: { icon: Clock, chosen: 'aria-pressed:bg-warning-soft aria-pressed:text-warning' },
  absent: { icon: CircleX, chosen: 'aria-pressed:bg-danger-soft aria-pressed:text-danger' },
  excused: { icon: CircleHelp, chosen: 'aria-pressed:bg-info-soft aria-pressed:text-info' },
} as const satisfies Record<Status, unknown>;

type Person = TaughtLessonDetail['people'][number];

interface StatusButtonProps {
  status: Status;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function StatusButton({ status, name, isChosen, onChoose }: StatusButtonProps) {
  const { icon: Icon, chosen } = LOOKS[status];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={LESSON.markOf(ATTENDANCE_WORDS[status], name)}
      onClick={onChoose}
      className={`inline-flex min-h-11 items-center justify-center gap-0.5 border-l border-line-strong px-0.5 text-sm font-semibold first:border-l-0 hover:bg-sunk ${chosen}`}
    >
      {isChosen && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {LESSON.short[status]}
    </button>
  );
}

/** A person with the four states; the one that is being saved is shown at once. */
function PersonRow({ lessonId, person }: { lessonId: string; person: Person }) {
  const { id, name, phone, attendance } = person;
  const mark = useLessonAction(
    (status: Status) => markAttendance(lessonId, { marks: [{ learner_id: id, status }] }),
    null,
  );
  const status = mark.isPending ? mark.variables : attendance?.status;
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="text-sm text-muted tabular-nums">{phone}</span>
        {attendance?.joined_at != null && (
          <span className="text-sm text-muted tabular-nums">
            {LESSON.joined(clockTime(attendance.joined_at))}
          </span>
        )}
      </p>
      <fieldset>
        <legend className="sr-only">{`${LESSON.attendance}: ${name}`}</legend>
        <div className="grid grid-cols-[1.25fr_1fr_1fr_1.3fr] overflow-hidden rounded-control border border-line-strong">
          {ATTENDANCE.map((each) => (
            <StatusButton
              key={each}
              status={each}
              name={name}
              isChosen={each === status}
              onChoose={() => each !== attendance?.status && mark.mutate(each)}
            />
          ))}
        </div>
      </fieldset>
    </li>
  );
}

/** Who was at the lesson. */
export function Attendance({ lesson }: { lesson: TaughtLessonDetail }) {
  const { id, people } = lesson;
  const missing = people.filter(({ attendance }) => attendance === null);
  const rest = useLessonAction(
    () =>
      markAttendance(id, {
        marks: missing.map((person) => ({ learner_id: person.id, status: 'present' })),
      }),
    null,
  );
  const isOpen = canMark(lesson, Date.now());
  return (
    <section className="grid gap-3">
      <SectionHead
        title={LESSON.attendance}
        end={
          isOpen && (
            <p role="status" className="text-muted">
              {LESSON.markedSoFar(people.length - missing.length, people.length)}
            </p>
          )
        }
      />
      <Card className="grid gap-4">
        {!isOpen && (
          <p className="text-muted">{lesson.is_cancelled ? CLASSES.cancelled : LESSON.opensLater}</p>
        )}
        {people.length === 0 && <p className="text-muted">{CLASSES.noPeople}</p>}
        {isOpen && (
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <PersonRow key={person.id} lessonId={id} person={person} />
            ))}
          </ul>
        )}
        {isOpen && missing.length > 0 && (
          <Button
            variant="secondary"
            className="justify-self-start max-sm:w-full"
            busy={rest.isPending}
            onClick={() => rest.mutate(undefined)}
          >
            {LESSON.markRest}
          </Button>
        )}
      </Card>
    </section>
  );
}

import { useState } from 'react';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TaughtHomework, TaughtLessonDetail } from '#contract/teacher-classes.ts';
import { lessonTime } from '#rules/tutoring/lesson-time.ts';
import { HOMEWORK_KIND_WORDS } from '#src/messages/class-words.ts';
import { HomeworkDialog } from '#src/shared/class-desk/homework-dialog.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { removeHomework, setHomework, useLessonAction } from '../api/taught.ts';
import { isHandedIn, LESSON } from '../messages/classes.ts';
import { HomeworkStates } from './homework-states.tsx';

type Body = BodyOf<typeof ENDPOINTS.staffLessons.setOwnHomework>;

function tallyOf({ states }: TaughtHomework): string {
  const done = states.filter(({ state }) => isHandedIn(state)).length;
  const begun = states.filter(({ state }) => state === 'begun').length;
  return LESSON.tally(done, begun, states.length - done - begun);
}

interface ItemProps {
  item: TaughtHomework;
  people: TaughtLessonDetail['people'];
  onRemove: () => void;
}

const Item = ({ item, people, onRemove }: ItemProps) => (
  <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <div className="grid min-w-48 flex-1 gap-0.5">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{item.title}</h3>
        <p className="text-sm text-muted">
          {`${HOMEWORK_KIND_WORDS[item.kind]} · ${item.due_at === null ? LESSON.noDue : LESSON.due(lessonTime(item.due_at))}`}
        </p>
      </div>
      <Button variant="quiet" aria-label={LESSON.removeOf(item.title)} onClick={onRemove}>
        {LESSON.remove}
      </Button>
    </div>
    <p className="tabular-nums">{tallyOf(item)}</p>
    <HomeworkStates item={item} people={people} />
  </li>
);

/** What is set at a lesson, and how far everybody is. */
export function Homework({ lesson }: { lesson: TaughtLessonDetail }) {
  const [isSetting, setSetting] = useState(false);
  const [removed, setRemoved] = useState<TaughtHomework | null>(null);
  const set = useLessonAction((body: Body) => setHomework(lesson.id, body), LESSON.setDone);
  const remove = useLessonAction((id: string) => removeHomework(lesson.id, id), LESSON.removed);
  const canSet = !lesson.is_cancelled && !lesson.class.is_closed;
  const close = () => {
    setSetting(false);
    set.reset();
  };
  return (
    <section className="grid gap-3">
      <SectionHead title={LESSON.homework} />
      <Card className="grid gap-4">
        {lesson.homework.length === 0 && <p className="text-muted">{LESSON.noHomework}</p>}
        {lesson.homework.length > 0 && (
          <ul className="divide-y divide-line">
            {lesson.homework.map((item) => (
              <Item key={item.id} item={item} people={lesson.people} onRemove={() => setRemoved(item)} />
            ))}
          </ul>
        )}
        {canSet ? (
          <Button className="justify-self-start max-sm:w-full" onClick={() => setSetting(true)}>
            {LESSON.set}
          </Button>
        ) : (
          <p className="text-sm text-muted">{LESSON.cannotSet}</p>
        )}
      </Card>
      {isSetting && (
        <HomeworkDialog
          title={LESSON.setOf(lesson.title)}
          busy={set.isPending}
          problem={set.error?.message ?? null}
          onSet={(body) => set.mutate(body, { onSuccess: close })}
          onClose={close}
        />
      )}
      {removed && (
        <ConfirmDialog
          danger
          title={LESSON.removeTitle}
          confirm={LESSON.remove}
          cancel={LESSON.keep}
          busy={remove.isPending}
          onClose={() => setRemoved(null)}
          onConfirm={() => remove.mutate(removed.id, { onSettled: () => setRemoved(null) })}
        >
          <p>{LESSON.removeText(removed.title)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

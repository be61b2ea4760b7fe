import { CalendarX, CircleCheck, CircleHelp, CircleX, Clock, MessageSquareText } from 'lucide-react';
import type { Attendance, LessonDetail } from '#contract/tutoring.ts';
import { ATTENDANCE_WORDS } from '#src/messages/class-words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { TUTORING } from '../messages/tutoring.ts';
import { HomeworkRow } from './homework-row.tsx';
import { MaterialRow } from './material-row.tsx';

const LOOKS = {
  present: { icon: CircleCheck, tone: 'success' },
  late: { icon: Clock, tone: 'warning' },
  absent: { icon: CircleX, tone: 'error' },
  excused: { icon: CircleHelp, tone: 'info' },
} as const satisfies Record<Attendance, unknown>;

function LessonBadge({ lesson, now }: { lesson: LessonDetail; now: number }) {
  if (lesson.is_cancelled) return <Badge icon={CalendarX}>{TUTORING.cancelled}</Badge>;
  const status = lesson.attendance?.status;
  if (status) return <Badge {...LOOKS[status]}>{ATTENDANCE_WORDS[status]}</Badge>;
  return now >= lesson.ends_at ? <Badge icon={CircleHelp}>{TUTORING.unrecorded}</Badge> : null;
}

const Notes = ({ notes }: Pick<LessonDetail, 'notes'>) => (
  <ul aria-label={TUTORING.lessonNotes} className="grid gap-3">
    {notes.map(({ id, text, author_name, is_personal }) => (
      <li key={id} className="flex gap-3 rounded-control bg-sunk p-3">
        <MessageSquareText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="grid min-w-0 gap-1">
          <p className="whitespace-pre-line text-pretty">{text}</p>
          <p className="text-sm text-muted">
            {[author_name, is_personal ? TUTORING.noteForYou : null].filter(Boolean).join(' · ')}
          </p>
        </div>
      </li>
    ))}
  </ul>
);

interface LessonItemProps {
  lesson: LessonDetail;
  now: number;
  waiting: ReadonlySet<string>;
}

/** A lesson with its time, attendance, homework, materials and notes. */
export function LessonItem({ lesson, now, waiting }: LessonItemProps) {
  const { id, title, summary, homework, materials, notes, is_cancelled } = lesson;
  const isEmpty = homework.length + materials.length + notes.length === 0;
  return (
    <Card as="li" className="grid scroll-mt-24 gap-3">
      <div id={`lesson-${id}`} className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid min-w-0 gap-0.5">
          <h4 className={`font-semibold ${is_cancelled ? 'text-muted line-through' : ''}`}>{title}</h4>
          <p className="text-sm text-muted tabular-nums">{TUTORING.span(lesson)}</p>
        </div>
        <LessonBadge lesson={lesson} now={now} />
      </div>
      {summary && <p className="text-pretty">{summary}</p>}
      {notes.length > 0 && <Notes notes={notes} />}
      {homework.length > 0 && (
        <ul aria-label={TUTORING.lessonHomework} className="divide-y divide-line">
          {homework.map((item) => (
            <HomeworkRow key={item.id} item={item} now={now} isWaiting={waiting.has(item.exercise_id)} />
          ))}
        </ul>
      )}
      {materials.length > 0 && (
        <ul aria-label={TUTORING.lessonMaterials} className="grid">
          {materials.map((material) => (
            <MaterialRow key={material.id} material={material} />
          ))}
        </ul>
      )}
      {isEmpty && !is_cancelled && <p className="text-sm text-muted">{TUTORING.nothing}</p>}
    </Card>
  );
}

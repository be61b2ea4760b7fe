import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { TaughtClassDetail, TaughtLesson } from '#contract/teacher-classes.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { CLASSES, spanWords } from '../messages/classes.ts';
import { canMark, nextState, splitLessons } from '../model/lesson-state.ts';

/** What there is at a lesson, in one line. */
function countsOf({ homework, notes, materials }: TaughtLesson): string {
  const { counts } = CLASSES;
  const parts = [
    homework > 0 ? `${homework} ${counts.homework}` : null,
    notes > 0 ? `${notes} ${counts.notes}` : null,
    materials > 0 ? `${materials} ${counts.materials}` : null,
  ];
  return parts.filter(Boolean).join(' · ');
}

interface RowProps {
  classId: string;
  lesson: TaughtLesson;
  isNext: boolean;
  members: number;
}

function State({ lesson, isNext, members }: Omit<RowProps, 'classId'>) {
  const now = Date.now();
  if (lesson.is_cancelled) return <Badge tone="warning">{CLASSES.cancelled}</Badge>;
  if (isNext) {
    const state = nextState(lesson, now);
    return <Badge tone={state === 'now' ? 'success' : 'info'}>{CLASSES[state]}</Badge>;
  }
  if (!canMark(lesson, now) || members === 0) return null;
  if (lesson.marked === 0) return <Badge tone="warning">{CLASSES.notMarked}</Badge>;
  return <Badge>{CLASSES.marked(lesson.marked, Math.max(members, lesson.marked))}</Badge>;
}

function Row({ classId, lesson, isNext, members }: RowProps) {
  const counts = countsOf(lesson);
  return (
    <li
      className={`grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[15rem_minmax(0,1fr)_auto] sm:items-center sm:px-5 ${isNext ? 'bg-brand-soft/50' : ''}`}
    >
      <p className="text-sm text-muted tabular-nums sm:text-base">{spanWords(lesson)}</p>
      <div className="grid min-w-0">
        <Link
          to={href('taughtClasses', { id: classId, lesson: lesson.id })}
          aria-current={isNext ? 'step' : undefined}
          className={`inline-flex min-h-11 items-center font-semibold text-brand-strong underline underline-offset-4 [overflow-wrap:anywhere] ${lesson.is_cancelled ? 'line-through' : ''}`}
        >
          {lesson.title}
        </Link>
        {counts !== '' && <p className="text-sm text-muted">{counts}</p>}
      </div>
      <p>
        <State lesson={lesson} isNext={isNext} members={members} />
      </p>
    </li>
  );
}

/** Lessons that are put away until somebody wants them. */
const Away = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group">
    <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-semibold text-brand-strong hover:bg-sunk sm:px-5">
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 transition-transform group-open:rotate-180"
      />
      {label}
    </summary>
    <ol className="divide-y divide-line border-t border-line">{children}</ol>
  </details>
);

/** The lessons of a class in order; those long over and those far off are put away. */
export function LessonList({ of: { id, lessons, next, members } }: { of: TaughtClassDetail }) {
  const { past, shown, later } = splitLessons(lessons, Date.now());
  const rows = (list: readonly TaughtLesson[]) =>
    list.map((lesson) => (
      <Row key={lesson.id} classId={id} lesson={lesson} isNext={lesson.id === next?.id} members={members} />
    ));
  return (
    <section className="grid gap-3">
      <SectionHead title={CLASSES.lessons} />
      {lessons.length === 0 ? (
        <Card>
          <p className="text-muted">{CLASSES.noLessons}</p>
        </Card>
      ) : (
        <Card className="divide-y divide-line overflow-hidden p-0! sm:p-0!">
          {past.length > 0 && <Away label={CLASSES.past(past.length)}>{rows(past)}</Away>}
          <ol className="divide-y divide-line">{rows(shown)}</ol>
          {later.length > 0 && <Away label={CLASSES.later(later.length)}>{rows(later)}</Away>}
        </Card>
      )}
    </section>
  );
}

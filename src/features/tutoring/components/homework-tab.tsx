import type { HomeworkItem, SyllabusWeek } from '#contract/tutoring.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TUTORING } from '../messages/tutoring.ts';
import { HomeworkRow } from './homework-row.tsx';

interface HomeworkTabProps {
  weeks: readonly SyllabusWeek[];
  now: number;
  waiting: ReadonlySet<string>;
}

/** What is due first comes first; what is never due comes last. */
const byDue = (one: HomeworkItem, other: HomeworkItem): number =>
  (one.due_at ?? Number.MAX_SAFE_INTEGER) - (other.due_at ?? Number.MAX_SAFE_INTEGER);

/** All homework of the class: what is to be done, by when it is due, and what is done, the latest first. */
export function HomeworkTab({ weeks, now, waiting }: HomeworkTabProps) {
  const all = weeks.flatMap(({ lessons }) => lessons.flatMap(({ homework }) => homework));
  const isDone = ({ done, exercise_id }: HomeworkItem) => done !== null || waiting.has(exercise_id);
  const todo = all.filter((item) => !isDone(item)).toSorted(byDue);
  const done = all.filter(isDone).toSorted((one, other) => (other.done?.at ?? now) - (one.done?.at ?? now));
  if (all.length === 0) return <EmptyState illustration="asleep" title={TUTORING.noHomework} />;
  return (
    <div className="grid gap-8">
      <section className="grid gap-2">
        <SectionHead title={TUTORING.homeworkTodo} />
        {todo.length === 0 && <p className="text-muted">{TUTORING.allDone}</p>}
        <ul className="divide-y divide-line">
          {todo.map((item) => (
            <HomeworkRow key={item.id} item={item} now={now} isWaiting={false} />
          ))}
        </ul>
      </section>
      {done.length > 0 && (
        <section className="grid gap-2">
          <SectionHead title={TUTORING.homeworkDone} />
          <ul className="divide-y divide-line">
            {done.map((item) => (
              <HomeworkRow key={item.id} item={item} now={now} isWaiting={waiting.has(item.exercise_id)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import { Circle, CircleAlert, CircleCheck, CircleDot } from 'lucide-react';
import type { TaughtHomework, TaughtLessonDetail } from '#contract/teacher-classes.ts';
import type { HomeworkState } from '#contract/tutoring.ts';
import { HOMEWORK_WORDS } from '#src/messages/class-words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { LESSON } from '../messages/classes.ts';

const LOOKS = {
  open: { icon: Circle, tone: 'neutral' },
  begun: { icon: CircleDot, tone: 'info' },
  done: { icon: CircleCheck, tone: 'success' },
  done_late: { icon: CircleCheck, tone: 'warning' },
  overdue: { icon: CircleAlert, tone: 'error' },
} as const satisfies Record<HomeworkState, unknown>;

interface HomeworkStatesProps {
  item: TaughtHomework;
  people: TaughtLessonDetail['people'];
}

/** How far each person is with one piece of homework, opened on request. */
export function HomeworkStates({ item, people }: HomeworkStatesProps) {
  const stateOf = new Map(item.states.map(({ learner_id, state }) => [learner_id, state]));
  if (stateOf.size === 0) return null;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-brand-strong underline underline-offset-4">
        {LESSON.each}
      </summary>
      <ul aria-label={item.title} className="grid gap-1">
        {people.map(({ id, name, phone }) => {
          const state = stateOf.get(id);
          return (
            state && (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {name} <span className="text-sm whitespace-nowrap text-muted tabular-nums">{phone}</span>
                </span>
                <Badge {...LOOKS[state]}>{HOMEWORK_WORDS[state]}</Badge>
              </li>
            )
          );
        })}
      </ul>
    </details>
  );
}

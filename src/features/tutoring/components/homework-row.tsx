import { Circle, CircleAlert, CircleCheck, CircleDot, CloudUpload, type LucideIcon } from 'lucide-react';
import type { HomeworkItem, HomeworkState } from '#contract/tutoring.ts';
import { homeworkState } from '#rules/tutoring/homework-state.ts';
import { HOMEWORK_WORDS } from '#src/messages/class-words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { TUTORING } from '../messages/tutoring.ts';
import { homeworkPath } from '../model/class-links.ts';
import { ClassLink } from './class-link.tsx';

const LOOKS: Readonly<
  Record<HomeworkState, { icon: LucideIcon; tone: 'neutral' | 'success' | 'warning' | 'error' | 'info' }>
> = {
  open: { icon: Circle, tone: 'neutral' },
  begun: { icon: CircleDot, tone: 'info' },
  done: { icon: CircleCheck, tone: 'success' },
  done_late: { icon: CircleCheck, tone: 'warning' },
  overdue: { icon: CircleAlert, tone: 'error' },
};

interface HomeworkRowProps {
  item: HomeworkItem;
  now: number;
  /** Handed in on this device, and not sent yet. */
  isWaiting: boolean;
}

/** One piece of homework: opens the exercise, or its result once it is done. */
export function HomeworkRow({ item, now, isWaiting }: HomeworkRowProps) {
  const state = homeworkState(item, now);
  const { icon, tone } = LOOKS[state];
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <ClassLink
          to={homeworkPath(item)}
          className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline underline-offset-4"
        >
          {item.title}
        </ClassLink>
        {isWaiting && !item.done ? (
          <Badge tone="info" icon={CloudUpload}>
            {TUTORING.waiting}
          </Badge>
        ) : (
          <Badge tone={tone} icon={icon}>
            {HOMEWORK_WORDS[state]}
          </Badge>
        )}
      </div>
      <p className="text-sm text-muted">
        {TUTORING.kinds[item.kind]} · {item.due_at === null ? TUTORING.noDue : TUTORING.due(item.due_at)}
      </p>
    </li>
  );
}

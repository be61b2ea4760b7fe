import { BookOpen, Check, type LucideIcon, Mic, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { dayPath, type PathKind, type PathState } from '#rules/today/day-path.ts';
import { Card } from '#src/ui/card.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TODAY } from '../messages/today.ts';
import { progressOf } from '../model/day-log.ts';
import { stepWords } from '../model/step-words.ts';
import type { Today } from '../model/use-today.ts';

const ICONS: Record<PathKind, LucideIcon> = { learn: BookOpen, review: RotateCcw, speak: Mic };

const DOTS: Record<PathState, string> = {
  done: 'bg-success text-on-action',
  now: 'bg-brand text-on-action ring-4 ring-brand-soft',
  ahead: 'border-2 border-line-strong bg-surface text-muted',
  none: 'border-2 border-dashed border-line-strong text-faint',
};

const W = TODAY.path;

/** Where a step of the path leads, and what it is. */
function wordsOf(
  kind: PathKind,
  { step, cards }: Pick<Today, 'step' | 'cards'>,
): { title: string; to: string } {
  const next = step === null || step === 'missing' ? null : step;
  if (kind === 'review') {
    const due = next?.kind === 'cards' ? next.count : (cards.count ?? 0);
    return { title: due > 0 ? W.review(due) : W.noReview, to: href('notebook') };
  }
  if (kind === 'speak')
    return next?.kind === 'talk'
      ? { title: next.talk.title, to: next.talk.to }
      : { title: W.speak, to: href('speakingRoom') };
  if (!next || next.kind === 'talk' || next.kind === 'cards')
    return { title: W.learn, to: href('myCourses') };
  const { title, to } = stepWords(next);
  return { title, to };
}

function Step({ kind, state, title, to }: { kind: PathKind; state: PathState; title: string; to: string }) {
  const Icon = state === 'done' ? Check : ICONS[kind];
  return (
    <li className="relative grid not-last:pb-2 not-last:before:absolute not-last:before:top-11 not-last:before:bottom-0 not-last:before:left-6 not-last:before:w-0.5 not-last:before:-translate-x-1/2 not-last:before:bg-line">
      <Link
        to={to}
        aria-current={state === 'now' ? 'step' : undefined}
        className="flex min-h-14 items-center gap-4 rounded-control px-1 py-1 -outline-offset-2 hover:bg-sunk"
      >
        <span className={`grid size-10 shrink-0 place-items-center rounded-full ${DOTS[state]}`}>
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span className="grid min-w-0">
          <span className={`text-pretty ${state === 'now' ? 'font-semibold' : ''}`}>{title}</span>
          <span className="text-sm text-muted">
            {[W.kinds[kind], W.states[state]].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The day as three steps, with where the learner stands; once the goal is reached, what tomorrow begins with. */
export function DayPath(today: Pick<Today, 'step' | 'cards' | 'log'>) {
  const { step, cards, log } = today;
  if (step === null)
    return (
      <Loading>
        <Skeleton className="h-44 w-full" />
      </Loading>
    );
  const path = dayPath({
    step: step === 'missing' ? null : step,
    dueCards: cards.count ?? 0,
    done: log.done,
  });
  const isReached = progressOf(log)?.isReached === true;
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-lg font-semibold">{W.title}</h2>
      <ol className="grid">
        {path.map(({ kind, state }) => {
          const { title, to } = wordsOf(kind, today);
          return (
            <Step
              key={kind}
              kind={kind}
              state={state}
              title={state === 'done' ? W.done[kind] : title}
              to={to}
            />
          );
        })}
      </ol>
      {isReached && step !== 'missing' && (
        <p className="rounded-control bg-success-soft px-4 py-3 text-pretty">
          {W.tomorrow(stepWords(step).title)}
        </p>
      )}
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { GoalProgress } from '#rules/today/day-goal.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { profile } from '#src/shared/queries/profile.ts';
import { Card } from '#src/ui/card.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TODAY } from '../messages/today.ts';
import { progressOf } from '../model/day-log.ts';
import { useCelebration } from '../model/use-celebration.ts';
import type { Today } from '../model/use-today.ts';
import { GoalDrawing } from './goal-drawing.tsx';

function Ring({ progress, plays, title }: { progress: GoalProgress; plays: boolean; title: string }) {
  const { done, goal, isReached } = progress;
  const label = `${title}: ${TODAY.goalProgress(done, goal)}`;
  if (!isReached)
    return (
      <ProgressRing value={done} max={goal} label={label} size="lg">
        <span className="text-2xl leading-none">{done}</span>
        <span className="text-xs text-muted">{TODAY.goalOf(goal)}</span>
      </ProgressRing>
    );
  return (
    <span role="img" aria-label={label}>
      <GoalDrawing plays={plays} />
    </span>
  );
}

/** What is left, or that it is done; on the day of the exam nothing is asked. */
function words(progress: GoalProgress, isSet: boolean): { title: string; text: string } {
  const { done, goal, isReached } = progress;
  if (goal === 0) return { title: TODAY.examDay, text: TODAY.examDayText };
  if (!isSet && goal > 0)
    return isReached
      ? { title: TODAY.suggestedDone(done), text: TODAY.suggestedDoneText }
      : { title: TODAY.suggestedTitle, text: TODAY.suggestedLeft(goal - done, goal) };
  return isReached
    ? { title: TODAY.goalDone, text: TODAY.goalDoneText(done) }
    : { title: TODAY.goalTitle, text: TODAY.goalLeft(goal - done) };
}

const TargetDialog = lazyPart(() => import('#src/shared/target/target-dialog.tsx'));

/** The goal follows from the target: it is changed where it is seen. */
function SetTarget({ isSet }: { isSet: boolean }) {
  const { data } = useQuery(profile());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand-strong underline-offset-4 hover:underline"
      >
        {isSet ? TODAY.goalChange : TODAY.goalSet}
      </button>
      <Suspense>{isOpen && data && <TargetDialog profile={data} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function Words({ progress, isAssumed }: { progress: GoalProgress; isAssumed: boolean }) {
  const { title, text } = words(progress, !isAssumed);
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-muted text-pretty">{text}</p>
      {(isAssumed || !progress.isReached) && <SetTarget isSet={!isAssumed} />}
    </div>
  );
}

const Placeholder = () => (
  <>
    <Skeleton className="size-28 rounded-full!" />
    <div className="grid flex-1 gap-3">
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  </>
);

/** The day's goal as a ring. Reaching it is celebrated once, and announced. */
export function GoalCard({ log, plan }: Pick<Today, 'log' | 'plan'>) {
  const plays = useCelebration(log, true);
  const progress = progressOf(log);
  const isAssumed = plan?.isAssumed ?? false;
  return (
    <Card as="section" className="flex min-h-38 items-center gap-4 max-[300px]:flex-wrap sm:gap-6">
      <p role="status" className="sr-only">
        {plays && progress ? `${TODAY.goalDone}. ${TODAY.celebrated(progress.done)}` : ''}
      </p>
      {progress ? (
        <>
          <Ring
            progress={progress}
            plays={plays}
            title={isAssumed ? TODAY.suggestedTitle : TODAY.goalTitle}
          />
          <Words progress={progress} isAssumed={isAssumed} />
        </>
      ) : (
        <Placeholder />
      )}
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { weekdayOf } from '#rules/calendar/calendar.ts';
import { formatDate } from '#rules/text/formats.ts';
import type { GoalProgress } from '#rules/today/day-goal.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { profile } from '#src/shared/queries/profile.ts';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
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
      <ProgressRing value={done} max={goal} label={label} size="lg" tone="hero">
        <span className="text-2xl leading-none">{done}</span>
        <span className="text-xs">{TODAY.goalOf(goal)}</span>
      </ProgressRing>
    );
  return (
    <span role="img" aria-label={label}>
      <GoalDrawing plays={plays} className="size-28 text-on-hero" />
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
        className="inline-flex min-h-11 items-center justify-self-start font-semibold underline decoration-1 underline-offset-4 focus-visible:outline-current"
      >
        {isSet ? TODAY.goalChange : TODAY.goalSet}
      </button>
      <Suspense>{isOpen && data && <TargetDialog profile={data} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function Words({
  progress,
  isAssumed,
  isAsked,
}: {
  progress: GoalProgress;
  isAssumed: boolean;
  isAsked: boolean;
}) {
  const { title, text } = words(progress, !isAssumed);
  return (
    <div className="grid min-w-0 flex-1 gap-0.5">
      <h2 className="text-xl font-semibold text-pretty">{title}</h2>
      <p className="text-pretty">{text}</p>
      {!isAsked && (isAssumed || !progress.isReached) && <SetTarget isSet={!isAssumed} />}
    </div>
  );
}

const Placeholder = () => (
  <>
    <span className="size-28 shrink-0 rounded-full border-10 border-current opacity-20" />
    <span className="grid flex-1 gap-3 opacity-20">
      <span className="h-5 w-4/5 rounded-sm bg-current" />
      <span className="h-4 w-3/5 rounded-sm bg-current" />
    </span>
  </>
);

/** In Vietnamese the last word of a name is the one by which people are addressed. */
const givenName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

function Head({ day, name }: Pick<Today, 'day' | 'name'>) {
  const called = givenName(name ?? '');
  const date = `${TODAY.weekdays[weekdayOf(day)]}, ${formatDate(day).slice(0, 5)}`;
  return (
    <header className="grid">
      <p>{called ? `${TODAY.hello(called)} · ${date}` : date}</p>
      <h1 className="text-2xl font-semibold">{TODAY.title}</h1>
    </header>
  );
}

interface DayHeroProps extends Pick<Today, 'day' | 'name' | 'log' | 'plan'> {
  /** The target is asked for below. */
  isAsked: boolean;
}

/** Who it is and how much of the day's goal is left. Reaching it is celebrated once, and announced. */
export function DayHero({ day, name, log, plan, isAsked }: DayHeroProps) {
  const plays = useCelebration(log, true);
  const progress = progressOf(log);
  const isAssumed = plan?.isAssumed ?? false;
  const surface = progress?.isReached ? 'from-hero-done to-hero-done-light' : 'from-hero to-hero-light';
  return (
    <div
      className={`-mx-4 -mt-6 grid gap-4 bg-linear-to-br px-4 pt-5 pb-18 text-on-hero sm:mx-0 sm:mt-0 sm:rounded-card sm:px-6 sm:py-6 ${surface}`}
    >
      <Head day={day} name={name} />
      <p role="status" className="sr-only">
        {plays && progress ? `${TODAY.goalDone}. ${TODAY.celebrated(progress.done)}` : ''}
      </p>
      <div className="flex min-h-28 items-center gap-4 max-[300px]:flex-wrap sm:gap-6">
        {progress ? (
          <>
            <Ring
              progress={progress}
              plays={plays}
              title={isAssumed ? TODAY.suggestedTitle : TODAY.goalTitle}
            />
            <Words progress={progress} isAssumed={isAssumed} isAsked={isAsked} />
          </>
        ) : (
          <Placeholder />
        )}
      </div>
    </div>
  );
}

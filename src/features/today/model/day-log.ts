import { z } from 'zod/mini';
import { create } from 'zustand';
import { href } from '#contract/href.ts';
import { type DoneMinutes, goalProgress } from '#rules/today/day-goal.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { deletePageSnapshot } from '#src/platform/offline/page-snapshot.ts';

const KEY = 'luyen.day';

const dayLog = z.object({
  learner: z.string(),
  /** ISO date. */
  day: z.string(),
  /** Minutes; null until the plan is known. */
  goal: z.nullable(z.number()),
  /** The learner has set it, by a target or minutes a day; otherwise it is only suggested. */
  isGoalSet: z._default(z.boolean(), false),
  /** Planned minutes of what was completed that day, by what it is. */
  done: z.record(z.string(), z.number()),
  /** Measured that day, on all devices as far as this one knows. */
  seconds: z._default(z.number(), 0),
  /** Reaching the goal has been celebrated. */
  celebrated: z.boolean(),
});
export type DayLog = z.infer<typeof dayLog>;

/**
 * A learner's day as this device has seen it. What is done only grows: work that leaves the queue before the server's
 * answer names it is not lost, and what was celebrated is not celebrated again.
 */
const useDayLog = create<{ log: DayLog | null }>(() => ({ log: readStoredJson(KEY, dayLog) }));

const fresh = (learner: string, day: string, goal: number | null): DayLog => ({
  learner,
  day,
  goal,
  isGoalSet: false,
  done: {},
  seconds: 0,
  celebrated: false,
});

/** The log of a day. A new day begins with the goal of the last one, until the plan says otherwise. */
function logOf(log: DayLog | null, learner: string, day: string): DayLog {
  if (log?.learner !== learner) return fresh(learner, day, null);
  return log.day === day ? log : { ...fresh(learner, day, log.goal), isGoalSet: log.isGoalSet };
}

function change(learner: string, day: string, next: (log: DayLog) => DayLog): void {
  const before = useDayLog.getState().log;
  const known = logOf(before, learner, day);
  const log = next(known);
  if (log === known && before === known) return;
  useDayLog.setState({ log });
  deviceStorage.setItem(KEY, JSON.stringify(log));
}

/** The home page's snapshot shows less than is done by now. */
const forgetSnapshot = (): void => void deletePageSnapshot(href('home')).catch(() => undefined);

/** Notes what was completed; what is known already changes nothing. */
export function noteDone(learner: string, day: string, done: DoneMinutes): void {
  change(learner, day, (log) => {
    if (Object.keys(done).every((what) => what in log.done)) return log;
    forgetSnapshot();
    return { ...log, done: { ...done, ...log.done } };
  });
}

/** Notes how long the learner has studied that day. */
export function noteMeasured(learner: string, day: string, seconds: number): void {
  change(learner, day, (log) => {
    if (log.seconds === seconds) return log;
    forgetSnapshot();
    return { ...log, seconds };
  });
}

export const noteGoal = (learner: string, day: string, goal: number, isGoalSet: boolean): void =>
  change(learner, day, (log) =>
    log.goal === goal && log.isGoalSet === isGoalSet ? log : { ...log, goal, isGoalSet },
  );

export const noteCelebrated = (learner: string, day: string): void =>
  change(learner, day, (log) => (log.celebrated ? log : { ...log, celebrated: true }));

/** The log of a learner's day, kept up to date in this page. */
export function useDay(learner: string, day: string): DayLog {
  const log = useDayLog((state) => state.log);
  return logOf(log, learner, day);
}

/** The day's progress; null until the goal is known. */
export const progressOf = ({ goal, seconds }: Pick<DayLog, 'goal' | 'seconds'>) =>
  goal === null ? null : goalProgress(goal, seconds);

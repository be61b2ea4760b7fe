import type { Figures } from '#contract/operator-figures.ts';
import { NO_STREAK, streakOf } from '#rules/streak/streak.ts';

/** Where a group of streaks begins, days. */
const GROUPS = [1, 2, 7, 14, 30] as const;

interface Known {
  from: string;
  today: string;
  /** Days on which the site was down. */
  outages: readonly string[];
}

/**
 * Streaks that are alive, in groups. They are counted from `from` on, which is longer ago than the last group is long.
 * @param learners the days that each learner studied
 */
export function streakGroups(
  learners: readonly (readonly string[])[],
  { from, today, outages }: Known,
): Figures['streaks'] {
  const counts = new Map<number, number>();
  for (const studied of learners) {
    const { length } = streakOf({ from, before: NO_STREAK, studied, outages, skipped: [] }, today);
    const group = GROUPS.findLast((least) => length >= least);
    if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return GROUPS.map((group) => ({ from: group, learners: counts.get(group) ?? 0 }));
}

import type { Estimate } from '#contract/evaluation-parts.ts';

/** Estimates differ only if their ranges do not touch. */
export type Difference = 'better' | 'worse' | 'too_close';

/** Whether a later estimate says something else than an earlier one. */
export function compareEstimates(before: Estimate, after: Estimate): Difference {
  if (after.low > before.high) return 'better';
  return after.high < before.low ? 'worse' : 'too_close';
}

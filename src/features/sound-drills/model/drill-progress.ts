import { z } from 'zod/mini';
import type { DrillId } from '#rules/sound-drills/sound-drills.ts';

const drillScore = z.object({ right: z.number(), total: z.number() });

const drillResult = z.object({ rounds: z.number(), last: drillScore, best: drillScore });

/** Results of the rounds of one drill. */
export type DrillResult = z.infer<typeof drillResult>;

const drillProgress = z.record(z.string(), drillResult);
export type DrillProgress = z.infer<typeof drillProgress>;

/** The stored progress; empty if it has another shape. */
export const parseProgress = (stored: unknown): DrillProgress => drillProgress.safeParse(stored).data ?? {};

/** The progress with one more round. */
export function withRound(
  before: DrillProgress,
  drill: DrillId,
  right: number,
  total: number,
): DrillProgress {
  const known = before[drill];
  const last = { right, total };
  const isBest = !known || right / total >= known.best.right / known.best.total;
  return { ...before, [drill]: { rounds: (known?.rounds ?? 0) + 1, last, best: isBest ? last : known.best } };
}

import { z } from 'zod/mini';
import type { DrillId } from '#rules/sound-drills/sound-drills.ts';

const score = z.object({ right: z.number(), total: z.number() });

const resultSchema = z.object({ rounds: z.number(), last: score, best: score });

/** Results of the rounds of one drill. */
export type DrillResult = z.infer<typeof resultSchema>;

const progressSchema = z.record(z.string(), resultSchema);
export type DrillProgress = z.infer<typeof progressSchema>;

/** The stored progress; empty if it has another shape. */
export const parseProgress = (stored: unknown): DrillProgress => progressSchema.safeParse(stored).data ?? {};

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

import { z } from 'zod/mini';
import { placementSchema } from './placement.ts';
import { resultStateSchema } from './practice.ts';

/** State of the taker's latest attempt. */
export const listedAttempt = z.object({
  id: z.uuid(),
  state: resultStateSchema,
  /** Milliseconds since 1970; null if there is no deadline, or no submission yet. */
  began_at: z.number(),
  deadline_at: z.nullable(z.number()),
  submitted_at: z.nullable(z.number()),
  band_score: z.nullable(z.number()),
  /** Over the questions with a key, once submitted: marks for a test, questions for a practice. */
  won: z.number(),
  marks: z.number(),
  placement: z.nullable(placementSchema),
});
export type ListedAttempt = z.infer<typeof listedAttempt>;

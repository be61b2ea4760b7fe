import { z } from 'zod/mini';
import { placementSchema } from './placement.ts';
import { resultStateSchema } from './practice.ts';

/** Where the learner's, or the guest's, newest attempt stands. */
export const listedAttempt = z.object({
  id: z.uuid(),
  state: resultStateSchema,
  /** Milliseconds since 1970; null where there is no deadline, or no submission yet. */
  began_at: z.number(),
  deadline_at: z.nullable(z.number()),
  submitted_at: z.nullable(z.number()),
  band_score: z.nullable(z.number()),
  /** Over the questions with a key, once submitted; marks of a test, questions of a practice: each a number on screen. */
  won: z.number(),
  marks: z.number(),
  placement: z.nullable(placementSchema),
});
export type ListedAttempt = z.infer<typeof listedAttempt>;

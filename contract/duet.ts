import { z } from 'zod/mini';

/**
 * How far a line of the learner's is. `said`: its duet was not handed in yet; `ungraded`: handed in, but it got no
 * score, because it could not be heard or that day's gradings were used up.
 */
const DUET_LINE_STATES = ['unsaid', 'said', 'waiting', 'graded', 'ungraded'] as const;

/** One of the learner's lines with its latest result. */
export const duetLineResult = z.object({
  question_id: z.string(),
  state: z.enum(DUET_LINE_STATES),
  recording_id: z.nullable(z.uuid()),
  /** Pronunciation, 0–100; null unless graded. */
  score: z.nullable(z.number()),
});
export type DuetLineResult = z.infer<typeof duetLineResult>;

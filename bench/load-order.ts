import { z } from 'zod/mini';

/** Input of the process with the virtual learners. */
export const loadOrder = z.object({
  origin: z.string(),
  /** One per learner. */
  tokens: z.array(z.string()),
  seconds: z.number(),
  seed: z.number(),
});
export type LoadOrder = z.infer<typeof loadOrder>;

const kindOfCall = z.object({
  kind: z.string(),
  calls: z.number(),
  /** Response times, milliseconds. */
  p50: z.number(),
  p99: z.number(),
  longest: z.number(),
  /** Number of failures by kind, such as `503 UNAVAILABLE` or `ECONNRESET`. */
  errors: z.record(z.string(), z.number()),
});

/** Its measurements. */
export const loadAnswer = z.object({
  seconds: z.number(),
  /** Cores used by the learners and their p99 delay (milliseconds): the error of the measurement. */
  cores: z.number(),
  late: z.number(),
  /** All calls combined, then by kind. */
  all: kindOfCall,
  kinds: z.array(kindOfCall),
});
export type LoadAnswer = z.infer<typeof loadAnswer>;

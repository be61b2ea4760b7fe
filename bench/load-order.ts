import { z } from 'zod/mini';

/** What the process with the virtual learners is told to do. */
export const loadOrder = z.object({
  origin: z.string(),
  /** Of one learner each. */
  tokens: z.array(z.string()),
  seconds: z.number(),
  seed: z.number(),
});
export type LoadOrder = z.infer<typeof loadOrder>;

const kindOfCall = z.object({
  kind: z.string(),
  calls: z.number(),
  /** Times to answer, milliseconds. */
  p50: z.number(),
  p99: z.number(),
  longest: z.number(),
  /** How often each failure came, such as `503 UNAVAILABLE` or `ECONNRESET`. */
  errors: z.record(z.string(), z.number()),
});

/** What it measured. */
export const loadAnswer = z.object({
  seconds: z.number(),
  /** Cores that the learners themselves took, and how late they were at 99 of 100 (milliseconds): the measure's own fault. */
  cores: z.number(),
  late: z.number(),
  /** All calls together first. */
  all: kindOfCall,
  kinds: z.array(kindOfCall),
});
export type LoadAnswer = z.infer<typeof loadAnswer>;

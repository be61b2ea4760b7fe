import { z } from 'zod/mini';

/** An estimate with its range. Bands 0–9 in halves, scores 0–100. */
export const estimate = z.object({ low: z.number(), point: z.number(), high: z.number() });
export type Estimate = z.infer<typeof estimate>;

/** A stretch of a text, by UTF-16 offsets. */
export const textSpan = z.object({ start: z.number(), end: z.number() });

export const engine = z.object({ name: z.string(), version: z.string() });

/** Why an engine declined to grade. */
export const DECLINE_REASONS = [
  'too_short',
  'not_english',
  'copied_prompt',
  'silence',
  'noise',
  'clipping',
  'other_text',
  'too_long',
  'unreadable',
  'not_transcribed',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const declined = z.object({
  outcome: z.literal('declined'),
  engine,
  reason: z.enum(DECLINE_REASONS),
  /** Vietnamese: what happened and what to do. */
  message: z.string(),
});

export const tone = z.enum(['strength', 'improve']);

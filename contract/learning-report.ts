import { z } from 'zod/mini';
import { estimate } from './evaluation-parts.ts';

/** `language`: grammar and vocabulary, what rests on no text. */
export const REPORT_SKILLS = ['listening', 'reading', 'writing', 'speaking', 'language'] as const;
export type ReportSkill = (typeof REPORT_SKILLS)[number];

/** Most days that one report may span. */
export const REPORT_DAYS_MAX = 366;

export const band = z.object({
  /** ISO date in Vietnam. */
  on: z.string(),
  skill: z.enum(REPORT_SKILLS),
  /** Of a timed test, or the mean of what was graded on that day: 0–9, not rounded to halves. */
  band: z.number(),
});
export type ReportBand = z.infer<typeof band>;

/** Most readings aloud that are looked back at. */
export const READINGS_MAX = 30;

export const gradedReading = z.object({
  attempt_id: z.uuid(),
  question_id: z.string(),
  /** ISO date in Vietnam. */
  on: z.string(),
  /** 0–100. */
  score: estimate,
  /** Each sound that was said: its code (`rules/reading-report/sounds-of-word.ts`), how often, and its mean score. */
  sounds: z.array(z.object({ sound: z.string(), count: z.number(), mean: z.number() })),
});
export type ReadingPoint = z.infer<typeof gradedReading>;

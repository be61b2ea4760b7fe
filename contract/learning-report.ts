import { z } from 'zod/mini';
import { estimate } from './evaluation-parts.ts';

/** `language`: grammar and vocabulary, questions without a text. */
export const REPORT_SKILLS = ['listening', 'reading', 'writing', 'speaking', 'language'] as const;
export type ReportSkill = (typeof REPORT_SKILLS)[number];

/** Maximum span of a report, days. */
export const REPORT_DAYS_MAX = 366;

export const band = z.object({
  /** ISO date in Vietnam. */
  on: z.string(),
  skill: z.enum(REPORT_SKILLS),
  /** Of a timed test, or the mean of that day's grades: 0–9, not rounded to halves. */
  band: z.number(),
});
export type ReportBand = z.infer<typeof band>;

/** Maximum readings aloud in a report. */
export const READINGS_MAX = 30;

export const gradedReading = z.object({
  attempt_id: z.uuid(),
  question_id: z.string(),
  /** ISO date in Vietnam. */
  on: z.string(),
  /** 0–100. */
  score: estimate,
  /** Each spoken sound: its code (`rules/reading-report/sounds-of-word.ts`), its count and its mean score. */
  sounds: z.array(z.object({ sound: z.string(), count: z.number(), mean: z.number() })),
});
export type ReadingPoint = z.infer<typeof gradedReading>;

import { z } from 'zod/mini';
import { estimate } from './evaluation-parts.ts';
import { endpoint } from './protocol/endpoint.ts';

/** `language`: grammar and vocabulary, what rests on no text. */
export const REPORT_SKILLS = ['listening', 'reading', 'writing', 'speaking', 'language'] as const;
export type ReportSkill = (typeof REPORT_SKILLS)[number];

/** Most days that one report may span. */
export const REPORT_DAYS_MAX = 366;

const band = z.object({
  /** ISO date in Vietnam. */
  on: z.string(),
  skill: z.enum(REPORT_SKILLS),
  /** Of a timed test, or the mean of what was graded on that day: 0–9, not rounded to halves. */
  band: z.number(),
});
export type ReportBand = z.infer<typeof band>;

const share = { answered: z.number(), correct: z.number() };

export const learningReport = endpoint({
  summary:
    'What the learner did in a span of days: bands, share right by skill and by question type, minutes a week. Without `from` and `to`, the twelve weeks up to today',
  method: 'GET',
  path: '/ielts/learning-report',
  access: 'learner',
  query: z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }),
  response: z.object({
    /** ISO dates in Vietnam, both included. */
    from: z.string(),
    to: z.string(),
    /** Oldest first. */
    bands: z.array(band),
    skills: z.array(z.object({ skill: z.enum(REPORT_SKILLS), ...share })),
    types: z.array(z.object({ type_code: z.string(), ...share })),
    /** Every week of the span from its Monday, oldest first, those without study too. */
    weeks: z.array(z.object({ starts_on: z.string(), minutes: z.number() })),
    /** Days with study. */
    days: z.number(),
  }),
  errors: ['NOT_SIGNED_IN'],
});

/** Most readings aloud that are looked back at. */
export const READINGS_MAX = 30;

const gradedReading = z.object({
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

export const gradedReadings = endpoint({
  summary: 'The newest readings aloud that were graded: their scores with ranges, and how each sound went',
  method: 'GET',
  path: '/ielts/graded-readings',
  access: 'learner',
  response: z.object({
    /** Oldest first. */
    readings: z.array(gradedReading),
  }),
  errors: ['NOT_SIGNED_IN'],
});

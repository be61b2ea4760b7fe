import { z } from 'zod/mini';
import { band, gradedReading, REPORT_SKILLS } from '../learning-report.ts';
import { read } from '../protocol/endpoint.ts';
import { minutesLearnt } from '../study-time.ts';

const share = { answered: z.number(), correct: z.number() };

export const report = read({
  summary:
    "The learner's work in a span of days: bands, share of correct answers by skill and by question type, minutes per week. Defaults to the twelve weeks up to today",
  path: '/ielts/learning-report',
  who: 'learner',
  query: z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }),
  response: z.object({
    /** ISO dates in Vietnam, both inclusive. */
    from: z.string(),
    to: z.string(),
    /** Oldest first. */
    bands: z.array(band),
    skills: z.array(z.object({ skill: z.enum(REPORT_SKILLS), ...share })),
    types: z.array(z.object({ type_code: z.string(), ...share })),
    /** Every week of the span from its Monday, oldest first, including those without study. */
    weeks: z.array(z.object({ starts_on: z.string(), ...minutesLearnt })),
    /** Days with study. */
    days: z.number(),
  }),
});

export const readings = read({
  summary: 'The latest graded readings aloud: their scores with ranges, and the score of each sound',
  path: '/ielts/graded-readings',
  who: 'learner',
  response: z.object({
    /** Oldest first. */
    readings: z.array(gradedReading),
  }),
});

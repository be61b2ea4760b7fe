import { z } from 'zod/mini';
import { activationStatusSchema } from '../course.ts';
import { SKILLS } from '../exam-taking.ts';
import { read } from '../protocol/endpoint.ts';
import { storedUse } from '../study-time.ts';

export const roadmap = read({
  summary:
    "Input of the plan up to the exam: the learner's level, progress in each course, and study time this week",
  path: '/ielts/roadmap',
  who: 'learner',
  response: z.object({
    /** The latest band of each skill, within the last year. */
    bands: z.array(z.object({ skill: z.enum(SKILLS), band: z.number(), on: z.string() })),
    /** Course level of the latest placement test, else the one that the learner chose; null without either. */
    level: z.nullable(
      z.object({
        level: z.number(),
        /** Of a placement test: the lowest and highest level that its answers allow; missing in older responses. */
        low: z.optional(z.number()),
        high: z.optional(z.number()),
        from: z.enum(['placement', 'chosen']),
        /** ISO date in Vietnam. */
        on: z.string(),
      }),
    ),
    /** In the order of the levels. */
    courses: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        level: z.number(),
        course_activation_status: activationStatusSchema,
        lessons: z.number(),
        lessons_done: z.number(),
        minutes: z.number(),
        /** Planned minutes of the sections completed. */
        minutes_done: z.number(),
      }),
    ),
    /** ISO date of this week's Monday. */
    week_starts_on: z.string(),
    /** Measured, with those estimated from before time was measured. */
    minutes_this_week: z.number(),
    /** How many of them are estimates; missing in responses from before time was measured, of which all are. */
    estimated_this_week: z.optional(z.number()),
    /** Missing only in responses that devices stored before it existed. */
    today: z.optional(
      z.object({
        /** ISO date where the learner is. */
        day: z.string(),
        /** What was completed today, such as `section:LESSON/SECTION` or `test:ID`, with its planned minutes. */
        done: z.array(z.object({ subject: z.string(), minutes: z.number() })),
        /**
         * Measured time of today, by the server's clock; it overlaps nowhere. Missing in responses from before it was
         * measured.
         */
        times: z.optional(z.array(storedUse)),
      }),
    ),
  }),
});

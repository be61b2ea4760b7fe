import { z } from 'zod/mini';
import { TEST_SKILLS } from './exam-taking.ts';
import { placementSchema } from './placement.ts';
import { resultStateSchema } from './practice.ts';
import { endpoint } from './protocol/endpoint.ts';

/** Where the learner's, or the guest's, newest attempt stands. */
const listedAttempt = z.object({
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

export const examList = endpoint({
  summary:
    'All timed tests, placement tests first, and the practices of the courses that the visitor may enter, each with their newest attempt',
  method: 'GET',
  path: '/practice-test/list',
  access: 'visitor',
  guests: true,
  response: z.object({
    tests: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        skill: z.enum(TEST_SKILLS),
        minutes: z.number(),
        placement: z.boolean(),
        parts: z.number(),
        /** Numbers on screen. */
        questions: z.number(),
        attempt: z.nullable(listedAttempt),
      }),
    ),
    practices: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        course_name: z.string(),
        lesson_title: z.string(),
        questions: z.number(),
        attempt: z.nullable(listedAttempt),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN'],
});

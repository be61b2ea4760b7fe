import { z } from 'zod/mini';
import { listedAttempt } from '../exam-list.ts';
import { TEST_SKILLS } from '../exam-taking.ts';
import { endpoint } from '../protocol/endpoint.ts';

export const list = endpoint({
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

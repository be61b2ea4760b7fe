import { z } from 'zod/mini';
import { trainedSkills } from '../course-offers.ts';
import { listedAttempt } from '../exam-list.ts';
import { EXAM_SKILLS } from '../exam-taking.ts';
import { read } from '../protocol/endpoint.ts';

export const list = read({
  summary:
    "All timed tests, placement tests first, and the practices of the courses that the caller may enter, each with the caller's latest attempt",
  path: '/practice-test/list',
  who: 'maybe-taker',
  response: z.object({
    tests: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        skill: z.enum(EXAM_SKILLS),
        minutes: z.number(),
        placement: z.boolean(),
        parts: z.number(),
        /** Number of items on screen. */
        questions: z.number(),
        skills: trainedSkills,
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
        skills: trainedSkills,
        attempt: z.nullable(listedAttempt),
      }),
    ),
  }),
});

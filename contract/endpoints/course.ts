import { z } from 'zod/mini';
import {
  activationStatusSchema,
  courseLevel,
  courseParams,
  courseSummary,
  extendLearnType,
  lessonProgressSchema,
  ownCourse,
} from '../course.ts';
import { trainedSkills } from '../course-offers.ts';
import { action, read } from '../protocol/endpoint.ts';

const params = courseParams;

export const list = read({
  summary: "All courses, or those of one level, with the caller's status",
  path: '/ielts/courses',
  who: 'maybe-learner',
  query: z.object({ level: z.optional(courseLevel) }),
  response: z.object({ courses: z.array(courseSummary) }),
});

export const mine = read({
  summary: "The learner's courses, last studied first: activated, pending activation, or expired",
  path: '/ielts/courses/my-courses',
  who: 'learner',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
  }),
  response: z.object({
    courses: z.array(ownCourse),
    total: z.number(),
    /** Courses that the learner is only trying. */
    trials: z.array(ownCourse),
  }),
});

export const details = read({
  summary: "A course with its lessons and the learner's progress",
  path: '/ielts/courses/{id}/details',
  who: 'maybe-learner',
  params,
  response: z.extend(courseSummary, {
    /** Markdown. */
    description: z.string(),
    extend_learn_types: z.array(extendLearnType),
    lessons: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        summary: z.string(),
        type: z.number(),
        position: z.number(),
        minutes: z.number(),
        /** Open to everyone. */
        is_trial: z.boolean(),
        progress: lessonProgressSchema,
        skills: trainedSkills,
        /** Missing in older cached responses. */
        sections: z.optional(z.object({ completed: z.number(), total: z.number() })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const activate = action({
  summary: 'Activates a free or granted course for the learner',
  method: 'POST',
  path: '/ielts/course/{id}/activate',
  who: 'learner',
  params,
  response: z.object({ course_activation_status: activationStatusSchema }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

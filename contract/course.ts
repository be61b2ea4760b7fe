import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';
import { idText } from './protocol/text.ts';

export const COURSE_LEVELS = {
  'Pre-Foundation': 0,
  Foundation: 1,
  Intermediate: 2,
  'Upper-Intermediate': 3,
  Advanced: 4,
} as const;

export const ACTIVATION_STATUS = { notPurchased: 0, activated: 1, pending: 2, expired: 10 } as const;
export const activationStatusSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(10)]);
export type ActivationStatus = z.infer<typeof activationStatusSchema>;

export const LESSON_TYPE = { NORMAL: 1, PERIODIC_TEST: 2, MID_TERM_TEST: 3, FINAL_TEST: 4 } as const;
export const LESSON_PROGRESS = { NOT_OPENED: 0, NOT_COMPLETED: 1, COMPLETED: 2 } as const;

export const courseParams = z.object({ id: idText });
const params = courseParams;

/** A way of learning that goes on longer than the course does. */
const extendLearnType = z.object({
  learn_type_name: z.string(),
  /** ISO date of its last day. */
  end_date: z.string(),
});
export type ExtendLearnType = z.infer<typeof extendLearnType>;

export const courseSummary = z.object({
  id: z.string(),
  name: z.string(),
  level: z.number(),
  summary: z.string(),
  /** Free courses are activated by the learner; others need to be granted. */
  is_free: z.boolean(),
  lesson_count: z.number(),
  course_activation_status: activationStatusSchema,
  /** ISO date of the last day; null when open-ended. */
  study_end_date: z.nullable(z.string()),
});
export type CourseSummary = z.infer<typeof courseSummary>;

/** A level in an address: 0 Pre-Foundation to 4 Advanced. */
export const courseLevel = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4));

export const listCourses = endpoint({
  summary: 'All courses, or those of one level, with the visitor’s own status',
  method: 'GET',
  path: '/ielts/courses',
  access: 'visitor',
  query: z.object({ level: z.optional(courseLevel) }),
  response: z.object({ courses: z.array(courseSummary) }),
  errors: ['NOT_SIGNED_IN'],
});

const lessonProgressSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const ownCourse = z.extend(courseSummary, {
  extend_learn_types: z.array(extendLearnType),
  completed_lessons: z.number(),
  /** The lesson to go on with and its place from 1; null once all are completed, or none may be entered. */
  next_lesson: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      minutes: z.number(),
      place: z.number(),
      progress: lessonProgressSchema,
    }),
  ),
  /** ISO date in Vietnam; null before anything in it was completed. */
  last_studied_on: z.nullable(z.string()),
});
export type OwnCourse = z.infer<typeof ownCourse>;

export const myCourses = endpoint({
  summary: "The learner's courses, those studied last first: activated, waiting to be activated, or over",
  method: 'GET',
  path: '/ielts/courses/my-courses',
  access: 'learner',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
  }),
  response: z.object({
    courses: z.array(ownCourse),
    total: z.number(),
    /** Courses that the learner tries without having them. */
    trials: z.array(ownCourse),
  }),
  errors: ['NOT_SIGNED_IN'],
});

export const courseDetails = endpoint({
  summary: 'A course with its lessons and how far the learner is',
  method: 'GET',
  path: '/ielts/courses/{id}/details',
  access: 'visitor',
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
        /** Open to everybody. */
        is_trial: z.boolean(),
        progress: lessonProgressSchema,
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN'],
});

export const activateCourse = endpoint({
  summary: 'Activates a free or granted course for the learner',
  method: 'POST',
  path: '/ielts/course/{id}/activate',
  access: 'learner',
  params,
  response: z.object({ course_activation_status: activationStatusSchema }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'FORBIDDEN'],
});

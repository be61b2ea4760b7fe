import { z } from 'zod/mini';
import { idText } from './protocol/text.ts';

export const COURSE_LEVELS = {
  'Pre-Foundation': 0,
  Foundation: 1,
  Intermediate: 2,
  'Upper-Intermediate': 3,
  Advanced: 4,
} as const;

export const ACTIVATION_STATUS = { notPurchased: 0, activated: 1, pending: 2, expired: 10 } as const;
export const activationStatusSchema = z.literal(Object.values(ACTIVATION_STATUS));
export type ActivationStatus = z.infer<typeof activationStatusSchema>;

export const LESSON_TYPE = { NORMAL: 1, PERIODIC_TEST: 2, MID_TERM_TEST: 3, FINAL_TEST: 4 } as const;
export const LESSON_PROGRESS = { NOT_OPENED: 0, NOT_COMPLETED: 1, COMPLETED: 2 } as const;

export const courseParams = z.object({ id: idText });

/** A learning type that continues after the course ends. */
export const extendLearnType = z.object({
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
  /** Learners activate free courses themselves; others must be granted. */
  is_free: z.boolean(),
  lesson_count: z.number(),
  course_activation_status: activationStatusSchema,
  /** ISO date of the last day; null if open-ended. */
  study_end_date: z.nullable(z.string()),
});
export type CourseSummary = z.infer<typeof courseSummary>;

/** A level in an address: 0 Pre-Foundation to 4 Advanced. */
export const courseLevel = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4));

export const lessonProgressSchema = z.literal(Object.values(LESSON_PROGRESS));

export const ownCourse = z.extend(courseSummary, {
  extend_learn_types: z.array(extendLearnType),
  completed_lessons: z.number(),
  /** The lesson to continue with and its 1-based place; null if all are completed or none may be entered. */
  next_lesson: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      minutes: z.number(),
      place: z.number(),
      progress: lessonProgressSchema,
    }),
  ),
  /** ISO date in Vietnam; null until something in the course has been completed. */
  last_studied_on: z.nullable(z.string()),
});
export type OwnCourse = z.infer<typeof ownCourse>;

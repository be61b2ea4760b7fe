import { eq } from 'drizzle-orm';
import { ACTIVATION_STATUS, type CourseSummary } from '#contract/course.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';
import { type Activation, activationStatus, findActivation } from './access.ts';
import type { Catalogue, CourseWithLessons, LessonRow } from './catalogue.ts';

type ActivationRow = typeof courseActivations.$inferSelect;

export const summaryOf = (
  course: CourseWithLessons,
  learnerId: string | null,
  activation: Activation | null | undefined,
): CourseSummary => ({
  id: course.id,
  name: course.name,
  level: course.level,
  summary: course.summary,
  is_free: course.is_free,
  lesson_count: course.lessons.length,
  course_activation_status: activationStatus(course, learnerId, activation, Date.now()),
  study_end_date: activation?.study_end_date ?? null,
});

/** Lessons of a course that are open to everyone: guests may look, learners may work in them. */
export const trialLessons = (course: CourseWithLessons): LessonRow[] =>
  course.is_free ? course.lessons : course.lessons.filter(({ is_trial }) => is_trial);

export interface CourseQueries {
  served(id: string): Promise<CourseWithLessons>;
  /** All courses with the caller's own status. */
  summaries(learnerId: string | null): Promise<CourseSummary[]>;
  activations(learnerId: string | null): Promise<Map<string, ActivationRow>>;
  /** A course whose results the learner may see: one they have activated, even after it expired. */
  studied(id: string, learnerId: string): Promise<CourseWithLessons>;
}

/** Queries shared by the calls about courses. */
export function courseQueries({ db }: Pick<Platform, 'db'>, catalogue: Catalogue): CourseQueries {
  const activations = async (learnerId: string | null): Promise<Map<string, ActivationRow>> => {
    if (learnerId === null) return new Map();
    const rows = await db.select().from(courseActivations).where(eq(courseActivations.learner_id, learnerId));
    return new Map(rows.map((row) => [row.course_id, row]));
  };
  const served = async (id: string): Promise<CourseWithLessons> => {
    const course = await catalogue.course(id);
    if (!course) throw new ApiFailure('NOT_FOUND');
    return course;
  };
  return {
    served,
    activations,
    summaries: async (learnerId) => {
      const [courses, own] = await Promise.all([catalogue.all(), activations(learnerId)]);
      return courses.map((course) => summaryOf(course, learnerId, own.get(course.id)));
    },
    studied: async (id, learnerId) => {
      const course = await served(id);
      const activation = await findActivation(db, learnerId, course.id);
      const status = activationStatus(course, learnerId, activation, Date.now());
      if (status !== ACTIVATION_STATUS.activated && status !== ACTIVATION_STATUS.expired)
        throw new ApiFailure('COURSE_NOT_ACTIVATED');
      return course;
    },
  };
}

import { ACTIVATION_STATUS, type CourseSummary, LESSON_PROGRESS } from '#contract/course.ts';

type Course = Pick<CourseSummary, 'id' | 'is_free' | 'course_activation_status'>;

/** The course to continue with, else the one to start with; null if there is neither. */
export function courseToOpen<C extends Course>(courses: readonly C[]): { course: C; begun: boolean } | null {
  const active = courses.find((one) => one.course_activation_status === ACTIVATION_STATUS.activated);
  if (active) return { course: active, begun: true };
  const candidate =
    courses.find((one) => one.course_activation_status === ACTIVATION_STATUS.pending && !one.is_free) ??
    courses.find((one) => one.is_free && one.course_activation_status !== ACTIVATION_STATUS.expired);
  return candidate ? { course: candidate, begun: false } : null;
}

interface Lesson {
  progress: 0 | 1 | 2;
}

/** The first lesson that is not completed, its 1-based place, and the total; null if all are completed. */
export function lessonToOpen<L extends Lesson>(
  lessons: readonly L[],
): { lesson: L; place: number; of: number } | null {
  const at = lessons.findIndex(({ progress }) => progress !== LESSON_PROGRESS.COMPLETED);
  const lesson = lessons[at];
  return lesson ? { lesson, place: at + 1, of: lessons.length } : null;
}

import { activationStatus, canEnter, courseGuard, findActivation } from '#server/domain/course/access.ts';
import type { Catalogue, CourseWithLessons, LessonRow } from '#server/domain/course/catalogue.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '../../platform.ts';

/** A lesson that the caller (null: a guest) may enter. */
export type OpenLesson = (
  id: string,
  learnerId: string | null,
) => Promise<{ course: CourseWithLessons; lesson: LessonRow }>;

/** Queries shared by the calls about lessons. */
export function lessonQueries(platform: Platform, catalogue: Catalogue) {
  const { db } = platform;
  const checkAccess = courseGuard(platform);
  const servedLesson = async (id: string) => {
    const found = await catalogue.lesson(id);
    if (!found) throw new ApiFailure('NOT_FOUND');
    return found;
  };
  const openLesson: OpenLesson = async (id, learnerId) => {
    const found = await servedLesson(id);
    await checkAccess(learnerId, found.course.id, found.lesson.id, null);
    return found;
  };
  /** The course status of the caller (null: a guest) for a lesson, and whether they may enter it. */
  const accessOf = async (id: string, learnerId: string | null) => {
    const { course, lesson } = await servedLesson(id);
    const activation = await findActivation(db, learnerId, course.id);
    const status = activationStatus(course, learnerId, activation, Date.now());
    const allowed = {
      is_allowed: canEnter({ ...course, is_trial: lesson.is_trial }, learnerId, status),
      course_activation_status: status,
      course_id: course.id,
    };
    return { course, lesson, activation, allowed };
  };
  return { openLesson, accessOf };
}

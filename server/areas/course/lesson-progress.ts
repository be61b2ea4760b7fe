import { LESSON_PROGRESS } from '#contract/course.ts';
import { SECTION_STATUS } from '#contract/lesson.ts';
import type { LessonRow } from '#server/domain/course/catalogue.ts';
import type { SectionResult } from '#server/domain/study/section-results.ts';

/** Progress in a lesson, from the results of its sections. */
export function progressOf(lesson: Pick<LessonRow, 'sections'>, results: readonly SectionResult[]) {
  if (results.length === 0) return LESSON_PROGRESS.NOT_OPENED;
  const completed = results.filter(({ status }) => status === SECTION_STATUS.completed).length;
  return completed === lesson.sections.length ? LESSON_PROGRESS.COMPLETED : LESSON_PROGRESS.NOT_COMPLETED;
}

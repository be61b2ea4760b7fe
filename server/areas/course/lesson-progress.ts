import { LESSON_PROGRESS } from '#contract/course.ts';
import { SECTION_STATUS } from '#contract/lesson.ts';
import type { LessonRow } from '#server/domain/course/catalogue.ts';
import type { SectionResult } from '#server/domain/study/section-results.ts';

const completedIn = (results: readonly SectionResult[]): number =>
  results.filter(({ status }) => status === SECTION_STATUS.completed).length;

/** How many of a lesson's sections are completed. */
export const sectionShare = (lesson: Pick<LessonRow, 'sections'>, results: readonly SectionResult[]) => ({
  completed: completedIn(results),
  total: lesson.sections.length,
});

/** Progress in a lesson, from the results of its sections. */
export function progressOf(lesson: Pick<LessonRow, 'sections'>, results: readonly SectionResult[]) {
  if (results.length === 0) return LESSON_PROGRESS.NOT_OPENED;
  return completedIn(results) === lesson.sections.length
    ? LESSON_PROGRESS.COMPLETED
    : LESSON_PROGRESS.NOT_COMPLETED;
}

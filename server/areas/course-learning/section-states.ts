import type { Section } from '#contract/lesson.ts';
import { type SectionProgress, sectionProgress } from '#rules/lesson/sections.ts';
import type { SectionResult } from '#server/domain/study/section-results.ts';

interface LessonSections {
  id: string;
  title: string;
  sections: Section[];
}

export interface SectionState {
  lesson: LessonSections;
  section: Section;
  state: SectionProgress;
}

/** Every section of the lessons in order, with the learner's progress in it. */
export const sectionStates = (
  lessons: readonly LessonSections[],
  results: ReadonlyMap<string, readonly SectionResult[]>,
): SectionState[] =>
  lessons.flatMap((lesson) => {
    const statuses = new Map(results.get(lesson.id)?.map(({ section_id, status }) => [section_id, status]));
    return lesson.sections.map((section): SectionState => {
      return { lesson, section, state: sectionProgress(statuses.get(section.id)) };
    });
  });

/** How much of something is completed, out of the total. */
export function shareOf(states: readonly SectionState[], size: (state: SectionState) => number) {
  const sum = (some: readonly SectionState[]) => some.reduce((total, state) => total + size(state), 0);
  return { completed: sum(states.filter(({ state }) => state === 'done')), total: sum(states) };
}

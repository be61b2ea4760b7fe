import { href } from '#contract/href.ts';
import type { Section } from '#contract/lesson.ts';

/**
 * The page of a section or, once it is completed, of its result.
 * @param done with the submitted attempt of a practice or duet; null while it is not completed
 */
export function sectionPath(
  lessonId: string,
  section: Section,
  done: { attemptId: string | null } | null,
): string {
  const resultOf = done?.attemptId ?? null;
  const id = section.module_id;
  // Leads back to the section.
  const place = { lesson: lessonId, section: section.id };
  switch (section.kind) {
    case 'study_sheet':
      return href('studySheet', { id }, place);
    case 'revise':
      return href(done ? 'reviseResult' : 'revise', { id }, place);
    case 'practice':
      return resultOf ? href('practiceResult', { id }, { attempt: resultOf }) : href('practice', { id });
    case 'duet_video':
      if (resultOf) return href('practiceResult', { id }, { attempt: resultOf });
      return inLesson(lessonId, section.id);
    case 'video':
    case 'doc':
      return inLesson(lessonId, section.id);
  }
}

const inLesson = (lessonId: string, sectionId: string): string =>
  href('lesson', { id: lessonId }, { section: sectionId });

import type { Section } from '#contract/lesson.ts';

/** What leads back to the section of a lesson, as the query of a page that shows it. */
const placeOf = (lessonId: string, sectionId: string): string =>
  new URLSearchParams({ lesson: lessonId, section: sectionId }).toString();

/**
 * Where a section is done, or, once it is completed, where its result is seen.
 * @param done with the submitted attempt of a practice or duet; null while it is not completed
 */
export function sectionPath(
  lessonId: string,
  section: Section,
  done: { attemptId: string | null } | null,
): string {
  const resultOf = done?.attemptId ?? null;
  const module = encodeURIComponent(section.module_id);
  const place = placeOf(lessonId, section.id);
  switch (section.kind) {
    case 'study_sheet':
      return `/phieu/${module}?${place}`;
    case 'revise':
      return `/${done ? 'revise-result' : 'revise'}/${module}?${place}`;
    case 'practice':
      return resultOf ? `/practice-result/${module}?attempt=${resultOf}` : `/practice/${module}`;
    case 'duet_video':
      if (resultOf) return `/practice-result/${module}?attempt=${resultOf}`;
      return inLesson(lessonId, section.id);
    case 'video':
    case 'doc':
      return inLesson(lessonId, section.id);
  }
}

const inLesson = (lessonId: string, sectionId: string): string =>
  `/lesson/${encodeURIComponent(lessonId)}?${new URLSearchParams({ section: sectionId })}`;

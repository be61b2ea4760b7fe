import type { Section } from '#contract/lesson.ts';

/** What leads back to the section of a lesson, as the query of a page that shows it. */
const placeOf = (lessonId: string, sectionId: string): string =>
  new URLSearchParams({ lesson: lessonId, section: sectionId }).toString();

/**
 * Where a section is done, or, once it was handed in, where its result is seen.
 * @param resultOf the submitted attempt of a practice or duet; null while there is none to show
 */
export function sectionPath(lessonId: string, section: Section, resultOf: string | null): string {
  const module = encodeURIComponent(section.module_id);
  const place = placeOf(lessonId, section.id);
  switch (section.kind) {
    case 'study_sheet':
      return `/phieu/${module}?${place}`;
    case 'revise':
      return `/revise/${module}?${place}`;
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

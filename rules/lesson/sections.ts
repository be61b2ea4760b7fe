import { SECTION_STATUS, type SectionResult, type SectionStatus } from '#contract/lesson.ts';

/** Progress in a section. */
export type SectionProgress = 'todo' | 'begun' | 'done';

/** @param status undefined if the section was not begun */
export const sectionProgress = (status: SectionStatus | undefined): SectionProgress => {
  if (status === undefined) return 'todo';
  return status === SECTION_STATUS.completed ? 'done' : 'begun';
};

/**
 * The section to continue with (docs/product.md, point 4, "Lesson flow"): the one in the URL, else the first without a
 * result, else the last.
 */
export const currentSection = <S>(
  sections: readonly S[],
  {
    idOf,
    hasResult,
    asked,
  }: { idOf: (section: S) => string; hasResult: (section: S) => boolean; asked: string | null },
): S | undefined =>
  sections.find((section) => idOf(section) === asked) ??
  sections.find((section) => !hasResult(section)) ??
  sections.at(-1);

/** The section after this one; null after the last, or if the id is unknown. */
export const nextSection = <S extends { id: string }>(sections: readonly S[], id: string): S | null => {
  const at = sections.findIndex((section) => section.id === id);
  return at === -1 ? null : (sections[at + 1] ?? null);
};

/** Where a finished section leads: to the next one that is open, after the last to the first one that was left out. */
export const openSection = <S extends { id: string }>(
  sections: readonly S[],
  id: string,
  isDone: (section: S) => boolean,
): S | null => {
  const at = sections.findIndex((section) => section.id === id);
  const others = at === -1 ? [] : [...sections.slice(at + 1), ...sections.slice(0, at)];
  return others.find((section) => !isDone(section)) ?? null;
};

/** Puts the result of a completed section first, replacing an older one of that section. */
export const withResultInFront = (
  results: readonly SectionResult[],
  result: SectionResult,
): SectionResult[] => [result, ...results.filter(({ section_id }) => section_id !== result.section_id)];

/** Newest completion first, then sections that were only begun, in the given order. */
export const inOrderOfCompletion = (results: readonly SectionResult[]): SectionResult[] =>
  results.toSorted((a, b) => (b.completed_at ?? -1) - (a.completed_at ?? -1));

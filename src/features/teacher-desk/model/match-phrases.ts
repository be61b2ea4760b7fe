import type { Phrase } from '#contract/teacher-desk.ts';
import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();

/** Phrases with all the words searched for, with or without accents; those of the criterion first, then as they were. */
export function matchPhrases(
  phrases: readonly Phrase[],
  search: string,
  criterion: TeacherCriterion | null,
): Phrase[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = phrases.filter(({ text }) => words.every((word) => plain(text).includes(word)));
  return [
    ...found.filter((phrase) => phrase.criterion === criterion),
    ...found.filter((phrase) => phrase.criterion !== criterion),
  ];
}

import type { Phrase } from '#contract/teacher-desk.ts';
import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';
import { foldText, wordsOf } from '#rules/text/fold-text.ts';

/** Phrases with all the words searched for, with or without accents; those of the criterion first, then as they were. */
export function matchPhrases(
  phrases: readonly Phrase[],
  search: string,
  criterion: TeacherCriterion | null,
): Phrase[] {
  const words = wordsOf(search);
  const found = phrases.filter(({ text }) => words.every((word) => foldText(text).includes(word)));
  return [
    ...found.filter((phrase) => phrase.criterion === criterion),
    ...found.filter((phrase) => phrase.criterion !== criterion),
  ];
}

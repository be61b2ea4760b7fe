import type { AnswerOf, ContentOf, KeyOf } from '#contract/question.ts';
import { matchesAccepted } from '../../answer-matching.ts';
import type { Mark } from '../mark.ts';
import { withinWordLimit } from '../word-limit.ts';
import { blankNames } from './blanks.ts';

/** For each blank of the text whether its answer is right. */
export const rightBlanks = (
  content: ContentOf<'fill_paragraph'>,
  key: KeyOf<'fill_paragraph'>,
  answer: AnswerOf<'fill_paragraph'>,
): Map<string, boolean> =>
  new Map(
    blankNames(content.text).map((name) => {
      const given = answer.blanks[name] ?? '';
      const accepted = key.blanks[name] ?? '';
      return [name, withinWordLimit(given, content.word_limit) && matchesAccepted(given, accepted)];
    }),
  );

/** The marks are shared equally among the blanks; the question is correct when every blank is. */
export const markFillParagraph = (
  content: ContentOf<'fill_paragraph'>,
  key: KeyOf<'fill_paragraph'>,
  answer: AnswerOf<'fill_paragraph'>,
  marks: number,
): Mark => {
  const blanks = [...rightBlanks(content, key, answer).values()];
  const right = blanks.filter(Boolean).length;
  const share = blanks.length === 0 ? 0 : (marks * right) / blanks.length;
  return { isCorrect: right > 0 && right === blanks.length, marksWon: Math.round(share * 100) / 100 };
};

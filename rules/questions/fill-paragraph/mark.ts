import type { AnswerOf, ContentOf, KeyOf } from '#contract/question.ts';
import { matchesAccepted } from '../../answer-matching.ts';
import { inParts, type Mark } from '../mark.ts';
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

export const markFillParagraph = (
  content: ContentOf<'fill_paragraph'>,
  key: KeyOf<'fill_paragraph'>,
  answer: AnswerOf<'fill_paragraph'>,
  marks: number,
): Mark => inParts([...rightBlanks(content, key, answer).values()], marks);

import type { AnswerOf, ContentOf, KeyOf } from '#contract/question.ts';
import { matchesAccepted, matchesBesideArticle } from '../answer-matching.ts';
import { inParts, type Mark } from '../mark.ts';
import { withinWordLimit } from '../word-limit.ts';
import { blankNames, standsAlone } from './blanks.ts';
import { withoutPrintedUnit } from './printed-units.ts';

/**
 * Whether the answer to each blank of the text is correct. A leading article is ignored if the blank begins its line
 * or cell, but not inside a sentence, which has its own.
 */
export const rightBlanks = (
  content: ContentOf<'fill_paragraph'>,
  key: KeyOf<'fill_paragraph'>,
  answer: AnswerOf<'fill_paragraph'>,
): Map<string, boolean> =>
  new Map(
    blankNames(content.text).map((name) => {
      const given = withoutPrintedUnit(content.text, name, answer.blanks[name] ?? '');
      const accepted = key.blanks[name] ?? '';
      const isFree = content.word_bank === null && standsAlone(content.text, name);
      const matches = isFree ? matchesBesideArticle : matchesAccepted;
      return [name, withinWordLimit(given, content.word_limit) && matches(given, accepted)];
    }),
  );

export const markFillParagraph = (
  content: ContentOf<'fill_paragraph'>,
  key: KeyOf<'fill_paragraph'>,
  answer: AnswerOf<'fill_paragraph'>,
  marks: number,
): Mark => inParts([...rightBlanks(content, key, answer).values()], marks);

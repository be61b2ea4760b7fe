import type { AnswerOf, ContentOf, KeyOf } from '#contract/question.ts';
import { matchesBesideArticle } from '../answer-matching.ts';
import { allOrNothing, type Mark } from '../mark.ts';
import { withinWordLimit } from '../word-limit.ts';

/** Whether a short answer is correct: within the word limit, and accepted with or without a leading article. */
export const isRightText = (
  { word_limit }: ContentOf<'free_text'>,
  { accepted }: KeyOf<'free_text'>,
  text: string,
): boolean => withinWordLimit(text, word_limit) && matchesBesideArticle(text, accepted);

export const markFreeText = (
  content: ContentOf<'free_text'>,
  key: KeyOf<'free_text'>,
  answer: AnswerOf<'free_text'>,
  marks: number,
): Mark => allOrNothing(isRightText(content, key, answer.text), marks);

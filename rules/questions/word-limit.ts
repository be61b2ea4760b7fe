import { joinedDigits } from './answer-form.ts';
import { countWords } from './word-count.ts';

/** Number of words for a word limit: a number counts as one, even if written in groups. */
export const limitedWords = (text: string): number => countWords(joinedDigits(text));

/** Whether an answer is within a word limit; one over the limit is always wrong. */
export const withinWordLimit = (text: string, limit: number | null): boolean =>
  limit === null || limitedWords(text) <= limit;

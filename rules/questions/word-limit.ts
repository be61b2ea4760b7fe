import { joinedDigits } from './answer-form.ts';
import { countWords } from './word-count.ts';

/** Words of an answer as a limit counts them: a number is one, also when it is written in groups. */
export const limitedWords = (text: string): number => countWords(joinedDigits(text));

/** Whether an answer keeps to "no more than n words"; going over makes it wrong whatever it says. */
export const withinWordLimit = (text: string, limit: number | null): boolean =>
  limit === null || limitedWords(text) <= limit;

import { countWords } from '../word-count.ts';

/** Whether an answer keeps to "no more than n words"; going over makes it wrong whatever it says. */
export const withinWordLimit = (text: string, limit: number | null): boolean =>
  limit === null || countWords(text) <= limit;

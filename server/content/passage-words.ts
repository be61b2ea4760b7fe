import { comparableAnswer } from '#rules/answer-matching.ts';

/** Text as a row of comparable words with a space at both ends; Markdown's signs and punctuation fall away. */
const wordRow = (text: string): string =>
  ` ${comparableAnswer(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

/** A test for whether words occur one after another in a passage, as answers are compared. */
export const passageSearch = (passage: string): ((words: string) => boolean) => {
  const row = wordRow(passage);
  return (words) => row.includes(wordRow(words));
};

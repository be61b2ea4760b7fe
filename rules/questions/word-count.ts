/** What separates words: white space, an em dash, a spaced or doubled hyphen. A single hyphen joins. */
const SEPARATORS = /[\s\u00a0—]+|-{2,}/u;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Number of words as IELTS counts them: a hyphenated word, a contraction and a number each count as one; stray
 * punctuation does not count.
 */
export const countWords = (text: string): number =>
  text.split(SEPARATORS).filter((token) => WORD.test(token)).length;

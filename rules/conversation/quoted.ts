import { heardWords } from '../speaking/heard-words.ts';

const wordsOf = (text: string): string[] => heardWords(text).flatMap((word) => word ?? []);

/**
 * Whether a quote stands in what was said, word for word. One word alone proves nothing, unless it was all that was
 * said.
 */
export function isQuoted(said: string, quote: string): boolean {
  const [words, wanted] = [wordsOf(said), wordsOf(quote)];
  if (wanted.length < Math.min(2, Math.max(1, words.length))) return false;
  return words.some((_, at) => wanted.every((word, index) => words[at + index] === word));
}

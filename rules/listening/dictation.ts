import { comparableAnswer } from '../questions/answer-matching.ts';

/** A word of a dictation: correct, missing, or extra. */
export interface DictatedWord {
  word: string;
  state: 'right' | 'missing' | 'extra';
}

/** Words, including internal apostrophes and hyphens. */
const WORD = /[\p{L}\p{N}]+(?:['’‘-][\p{L}\p{N}]+)*/gu;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * Lengths of the longest common subsequences of two texts' words: `table[i][j]` for the words from `i` in the one and
 * from `j` in the other.
 */
function commonFrom(said: readonly string[], written: readonly string[]): number[][] {
  const table = Array.from({ length: said.length + 1 }, () => new Array<number>(written.length + 1).fill(0));
  for (let i = said.length - 1; i >= 0; i -= 1)
    for (let j = written.length - 1; j >= 0; j -= 1) {
      const below = table[i + 1]?.[j] ?? 0;
      const beside = table[i]?.[j + 1] ?? 0;
      const both = said[i] === written[j] ? (table[i + 1]?.[j + 1] ?? 0) + 1 : 0;
      const row = table[i];
      if (row) row[j] = Math.max(below, beside, both);
    }
  return table;
}

/**
 * Compares a dictation with the spoken text, word by word. Ignores case, punctuation, kinds of apostrophe, and British
 * or American spelling.
 */
export function compareDictation(written: string, said: string): DictatedWord[] {
  const [shownSaid, shownWritten] = [wordsOf(said), wordsOf(written)];
  const [a, b] = [shownSaid.map(comparableAnswer), shownWritten.map(comparableAnswer)];
  const common = commonFrom(a, b);
  const words: DictatedWord[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const here = common[i]?.[j] ?? 0;
    if (i < a.length && j < b.length && a[i] === b[j] && here === (common[i + 1]?.[j + 1] ?? 0) + 1) {
      words.push({ word: shownSaid[i++] ?? '', state: 'right' });
      j += 1;
    } else if (i < a.length && here === (common[i + 1]?.[j] ?? 0)) {
      words.push({ word: shownSaid[i++] ?? '', state: 'missing' });
    } else {
      words.push({ word: shownWritten[j++] ?? '', state: 'extra' });
    }
  }
  return words;
}

/** How many of the spoken words were written correctly. */
export function countDictation(words: readonly DictatedWord[]): { right: number; said: number } {
  const right = words.filter(({ state }) => state === 'right').length;
  return { right, said: words.filter(({ state }) => state !== 'extra').length };
}

import type { EssayQuote } from '#contract/writing-evaluation.ts';

/** Maximum length of a quote, characters: longer ones are not specific. */
const MAX_LENGTH = 300;
/** Punctuation in which a quote may differ from the essay, because models normalise it when copying. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, '\\s+'],
  [/['’‘ʼ]/g, "['’‘ʼ]"],
  [/["“”]/g, '["“”]'],
  [/[-‐‑–—]/g, '[-‐‑–—]'],
];

const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function patternOf(words: string): RegExp {
  const parts = words.split(/(\s+|['’‘ʼ]|["“”]|[-‐‑–—])/);
  const source = parts
    .map((part, at) =>
      at % 2 === 0 ? escaped(part) : (SIGNS.find(([sign]) => part.search(sign) === 0)?.[1] ?? ''),
    )
    .join('');
  // Whole words only: "is" must not match in "this".
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'u');
}

/**
 * Finds the first occurrence of quoted words in an essay. Null if there is none, so that learners are never shown
 * words that they did not write.
 */
export function findWords(essay: string, words: string): EssayQuote | null {
  const wanted = words
    .trim()
    .replace(/^["“”]+|(?<!["“”])["“”]+$/g, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(wanted) || wanted.length > MAX_LENGTH) return null;
  const found = patternOf(wanted).exec(essay);
  return found && { start: found.index, end: found.index + found[0].length, text: found[0] };
}

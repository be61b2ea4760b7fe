import type { EssayQuote } from '#contract/writing-evaluation.ts';

/** A quote is a few words or a sentence; longer ones point at nothing. */
const LONGEST = 300;
/** Signs in which a quote may differ from the essay: a machine straightens them as it copies. */
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
  // Whole words: "is" is no quote of "this".
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'u');
}

/**
 * Where words that somebody says they read in an essay stand in it, at their first place. Null when they do not stand
 * there: nobody is shown words that they did not write.
 */
export function findWords(essay: string, words: string): EssayQuote | null {
  const wanted = words
    .trim()
    .replace(/^["“”]+|(?<!["“”])["“”]+$/g, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(wanted) || wanted.length > LONGEST) return null;
  const found = patternOf(wanted).exec(essay);
  return found && { start: found.index, end: found.index + found[0].length, text: found[0] };
}

import { COMMON_WORDS } from './common-words.ts';
import { FUNCTION_WORDS } from './function-words.ts';

/** One typo apart: a letter missing, added or changed, or two swapped. */
function isOneSlipAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** Adds an ending with its spelling change: "city" and "s" give "cities". */
function inflected(word: string, ending: string): string {
  if (ending === 's' || ending === 'es')
    return `${word.replace(/([^aeou])y$/, '$1ie').replace(/(s|x|z|ch|sh)$/, '$1e')}s`;
  if (/^e?d$/.test(ending))
    return word.endsWith('e') ? `${word}d` : `${word.replace(/([^aeou])y$/, '$1i')}ed`;
  return ending === 'ing' ? `${word.replace(/([^eo])e$/, '$1')}ing` : `${word}${ending}`;
}

const ENDINGS = ['', 's', 'es', 'ed', 'd', 'ing', 'ly'];

/**
 * Common words that a misspelt word may stand for, with the same ending, at most three.
 * @param word lower case
 */
export function nearestWords(word: string): string[] {
  if (word.length < 4) return [];
  const found = new Set<string>();
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const base = word.slice(0, word.length - ending.length);
    for (const candidate of COMMON_WORDS) {
      if (candidate.charAt(0) !== base.charAt(0) || FUNCTION_WORDS.has(candidate) || candidate.length < 3)
        continue;
      if (isOneSlipAway(base, candidate)) found.add(inflected(candidate, ending));
    }
    if (found.size > 0) break;
  }
  return [...found].slice(0, 3);
}

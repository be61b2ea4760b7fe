import { possibleBases } from '../writing/word-forms.ts';
import type { Span } from './unheard-sentences.ts';

/** Phrases of one word must be this long: a short one is no achievement. */
const MIN_LETTERS = 5;

interface Word {
  from: number;
  to: number;
  bases: ReadonlySet<string>;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    bases: new Set(possibleBases(word.toLowerCase().replaceAll('’', "'"))),
  }));

const isSame = (one: Word, other: Word): boolean => [...one.bases].some((base) => other.bases.has(base));

/**
 * Where a talk uses phrases that were offered for it (from model answers and the vocabulary), in whatever form of
 * their words. By UTF-16 offsets, in order, without overlaps; a longer phrase wins.
 */
export function goodPhrases(transcript: string, phrases: readonly string[]): Span[] {
  const words = wordsOf(transcript);
  const isTaken = words.map(() => false);
  const found: Span[] = [];
  const wanted = phrases
    .filter((phrase) => phrase.includes(' ') || phrase.length >= MIN_LETTERS)
    .map(wordsOf)
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  for (const phrase of wanted) {
    for (let at = 0; at + phrase.length <= words.length; at++) {
      const own = words.slice(at, at + phrase.length);
      const isFree = own.every((_, index) => !isTaken[at + index]);
      if (!isFree || !phrase.every((word, index) => own[index] && isSame(word, own[index]))) continue;
      isTaken.fill(true, at, at + phrase.length);
      found.push({ from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

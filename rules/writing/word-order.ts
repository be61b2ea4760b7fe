import type { Span } from '../text/spans.ts';
import type { EssayText, Sentence } from './essay-text.ts';
import { readGapText } from './gap-text.ts';
import { NEIGHBOUR_PAIRS, NEIGHBOUR_WORDS } from './neighbours.ts';

const WORDS = NEIGHBOUR_WORDS.split(' ');
const PLACE: ReadonlyMap<string, number> = new Map(WORDS.map((word, index) => [word, index]));
const USUAL: ReadonlySet<number> = new Set(readGapText(NEIGHBOUR_PAIRS));

/** Maximum words of a sentence that are compared pairwise, to bound the time. */
const WINDOW = 60;
/** Minimum pairs of frequent words to judge a sentence's order. */
const PAIRS_OF_A_SENTENCE = 6;

/** Minimum gain over chance per pair: a sentence below it is in random order. */
const ORDERLY = 0.12;

export interface WordOrder {
  /**
   * How much more often than in random order adjacent frequent words belong together: about 0.54 in essays, 0 if the
   * words of each sentence were shuffled.
   */
  gain: number;
  /** Number of pairs of frequent words evaluated. */
  pairs: number;
  /** Share of words in sentences whose order is no better than chance, 0–1; counts only long enough sentences. */
  brokenShare: number;
  /** The sentence with the worst order, if it is no better than chance. */
  worst: Span | null;
}

const isUsual = (first: number, second: number): boolean => USUAL.has(first * WORDS.length + second);

/** Whether the second of two words often follows the first; null if one of them is not frequent enough. */
export function areUsual(first: string, second: string): boolean | null {
  const [from, to] = [PLACE.get(first), PLACE.get(second)];
  return from === undefined || to === undefined ? null : isUsual(from, to);
}

/** Adjacent pairs: how many are usual, how many there are, and how many would be usual by chance. */
function count(tokens: Sentence['tokens']): { usual: number; pairs: number; chance: number } {
  const sum = { usual: 0, pairs: 0, chance: 0 };
  for (let from = 0; from < tokens.length; from += WINDOW) {
    const places = tokens.slice(from, from + WINDOW).map(({ word }) => PLACE.get(word));
    let [usual, pairs, usualAnywhere, anywhere] = [0, 0, 0, 0];
    for (const [i, first] of places.entries()) {
      if (first === undefined) continue;
      for (const [j, second] of places.entries()) {
        if (second === undefined || i === j) continue;
        const hit = isUsual(first, second) ? 1 : 0;
        anywhere += 1;
        usualAnywhere += hit;
        if (j !== i + 1) continue;
        pairs += 1;
        usual += hit;
      }
    }
    if (pairs === 0) continue;
    sum.usual += usual;
    sum.pairs += pairs;
    sum.chance += (pairs * usualAnywhere) / anywhere;
  }
  return sum;
}

/** Checks the word order of each sentence by which frequent words are neighbours in books. */
export function wordOrder(essay: EssayText): WordOrder {
  const counted = essay.sentences.map((sentence) => ({ sentence, ...count(sentence.tokens) }));
  const pairs = counted.reduce((sum, one) => sum + one.pairs, 0);
  const over = counted.reduce((sum, one) => sum + one.usual - one.chance, 0);
  const telling = counted.filter((one) => one.pairs >= PAIRS_OF_A_SENTENCE);
  const broken = telling.filter((one) => one.usual <= one.chance + ORDERLY * one.pairs);
  const wordsOf = (list: typeof counted): number =>
    list.reduce((sum, { sentence }) => sum + sentence.tokens.length, 0);
  const [worst] = broken.toSorted((a, b) => (a.usual - a.chance) / a.pairs - (b.usual - b.chance) / b.pairs);
  return {
    gain: pairs === 0 ? 0 : over / pairs,
    pairs,
    brokenShare: wordsOf(broken) / Math.max(1, wordsOf(telling)),
    worst: worst ? { start: worst.sentence.start, end: worst.sentence.end } : null,
  };
}

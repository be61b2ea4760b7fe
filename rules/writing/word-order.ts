import type { EssayText, Sentence, Span } from './essay-text.ts';
import { readGapText } from './gap-text.ts';
import { NEIGHBOUR_PAIRS, NEIGHBOUR_WORDS } from './neighbours.ts';

const WORDS = NEIGHBOUR_WORDS.split(' ');
const PLACE: ReadonlyMap<string, number> = new Map(WORDS.map((word, index) => [word, index]));
const USUAL: ReadonlySet<number> = new Set(readGapText(NEIGHBOUR_PAIRS));

/** Words of a sentence that are held against each other: all pairs of them, so the time of a longer one is bounded. */
const WINDOW = 60;
/** Pairs of frequent words below which a sentence says nothing of its own order. */
const PAIRS_OF_A_SENTENCE = 6;

/** Over chance, a pair: a sentence below stands in no order. */
const ORDERLY = 0.12;

export interface WordOrder {
  /**
   * How much oftener than in a random order of the same words two frequent words stand together that belong together:
   * about 0.54 in essays, 0 where the words of each sentence were shuffled.
   */
  gain: number;
  /** Pairs of frequent words that this rests on. */
  pairs: number;
  /** 0–1 of the words, in sentences that are long enough to tell, of which the order is no better than chance. */
  brokenShare: number;
  /** The sentence whose words stand least in order, where there is one that is no better than chance. */
  worst: Span | null;
}

const isUsual = (first: number, second: number): boolean => USUAL.has(first * WORDS.length + second);

/** Whether the second of two words often follows the first; null where one of them is not frequent enough to tell. */
export function areUsual(first: string, second: string): boolean | null {
  const [from, to] = [PLACE.get(first), PLACE.get(second)];
  return from === undefined || to === undefined ? null : isUsual(from, to);
}

/** Pairs side by side: how many are usual, how many there are, and how many would be usual by chance. */
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

/** Whether the words of each sentence stand in an English order, by which frequent words are neighbours in books. */
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

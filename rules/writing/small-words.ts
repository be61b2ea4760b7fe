import { interpolate } from './band-estimate.ts';
import type { EssayText } from './essay-text.ts';

const ARTICLES = new Set(['a', 'an', 'the']);
const PREPOSITIONS = new Set('of to in for with as at by on from about into'.split(' '));
/** Minimum words for the frequency of small words to be reliable. */
const MIN_WORDS = 120;
/** Bands deducted if both are too few. */
const BOTH = 1;
const FEW = 6;

export interface SmallWords {
  /** Maximum band for grammar. */
  grammar: number;
  /** Maximum band for the other criteria, which depend on it. */
  others: number;
}

/**
 * Maximum bands for a text that omits articles or prepositions. Learners' essays have at least 2 articles per 100
 * words in 99 of 100 essays, and at least 6 of these prepositions in 998 of 1,000.
 */
export function smallWordCaps(essay: EssayText): SmallWords {
  const words = essay.tokens.length;
  if (words < MIN_WORDS) return { grammar: 9, others: 9 };
  const share = (set: ReadonlySet<string>): number =>
    essay.tokens.filter(({ word }) => set.has(word)).length / words;
  const articles = interpolate(share(ARTICLES), [
    [0.004, 5],
    [0.012, 6],
    [0.02, 9],
  ]);
  const prepositions = interpolate(share(PREPOSITIONS), [
    [0.02, 4.5],
    [0.045, 6],
    [0.058, 9],
  ]);
  const isBoth = articles <= FEW && prepositions <= FEW;
  const grammar = Math.min(articles, prepositions) - (isBoth ? BOTH : 0);
  return { grammar, others: Math.min(9, grammar + (isBoth ? 1.5 : 2)) };
}

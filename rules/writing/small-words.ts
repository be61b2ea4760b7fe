import { interpolate } from './band-estimate.ts';
import type { EssayText } from './essay-text.ts';

const ARTICLES = new Set(['a', 'an', 'the']);
const PREPOSITIONS = new Set('of to in for with as at by on from about into'.split(' '));
/** Fewer words say too little of how many small ones there should be. */
const FEWEST_WORDS = 120;
/** What both together take off, where both are few. */
const BOTH = 1;
const FEW = 6;

export interface SmallWords {
  /** Highest band of grammar. */
  grammar: number;
  /** Highest band of what has to be understood through it. */
  others: number;
}

/**
 * Bands left to a text that leaves out articles or prepositions. Of 100 words in essays of learners 2 or more are articles
 * (in 99 of 100 essays) and 6 or more are these prepositions (in 998 of 1,000).
 */
export function smallWordCaps(essay: EssayText): SmallWords {
  const words = essay.tokens.length;
  if (words < FEWEST_WORDS) return { grammar: 9, others: 9 };
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

import { exp, log } from '../../exact-math.ts';
import type { EarStretch, WeighedToken } from '../../recognition/ear-stretch.ts';
import { maxOf, mean, minOf, quantile, shareOf } from '../statistics.ts';

/** Numbers of a row of `wordEvidence`. */
const WORD_EVIDENCE = 16;

const UNLIKELY = 0.1;
const ownOf = (tokens: readonly WeighedToken[]): number[] => tokens.map(({ own }) => own);
/** How much likelier the tokens are than where nothing is said. */
const gainsOf = (tokens: readonly WeighedToken[]): number[] => tokens.map(({ own, prior }) => own - prior);
const ranksOf = (tokens: readonly WeighedToken[]): number[] => tokens.map(({ rank }) => log(1 + rank));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How likely the recogniser finds the words of a reading, one row per word. */
export function wordEvidence({ tokens }: EarStretch, words: number): number[][] {
  const rows = Array.from({ length: words }, () => new Array<number>(WORD_EVIDENCE).fill(0));
  const last = tokens.findLast(({ word }) => word !== null)?.word;
  for (const [word, all] of Map.groupBy(tokens, (token) => token.word)) {
    if (word === null || !rows[word]) continue;
    // The full stop is not of the last word.
    const own = word === last && all.length > 1 ? all.slice(0, -1) : all;
    const [chances, gains, ranks] = [ownOf(own), gainsOf(own), ranksOf(own)];
    const entropies = own.map(({ entropy }) => entropy);
    const [first] = own;
    const before = tokens[Math.max(0, first ? tokens.indexOf(first) - 1 : 0)];
    rows[word] = [
      own.length,
      sum(chances),
      mean(chances),
      minOf(chances),
      first?.own ?? 0,
      mean(gains),
      minOf(gains),
      mean(entropies),
      maxOf(entropies),
      mean(ranks),
      maxOf(ranks),
      minOf(own.map(({ own: chance, best }) => chance - best)),
      maxOf(own.map(({ end }) => end)),
      sum(own.map(({ prior }) => prior)),
      exp(sum(chances)),
      before?.own ?? 0,
    ];
  }
  return rows;
}

/** How likely the recogniser finds a reading as a whole. */
export function readingEvidence({ tokens: all, seconds }: EarStretch): number[] {
  const tokens = all.filter(({ word }) => word !== null);
  const ends = all.filter(({ word }) => word === null);
  const [chances, gains] = [ownOf(tokens), gainsOf(tokens)];
  const entropies = all.map(({ entropy }) => entropy);
  const shares = chances.map(exp);
  return [
    mean(chances),
    minOf(chances),
    quantile(chances, 0.25),
    mean(gains),
    quantile(gains, 0.25),
    mean(entropies),
    maxOf(entropies),
    mean(ranksOf(all)),
    mean(ownOf(ends)),
    maxOf(tokens.map(({ end }) => end)),
    tokens.length / seconds,
    mean(shares),
    shareOf(shares, (share) => share < UNLIKELY),
  ];
}

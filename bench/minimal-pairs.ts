import { loadAcousticModel } from '#server/engines/speech/speech-knowledge.ts';
import { decidePair } from '#speech/pairs/decide-pair.ts';
import { chartPairs } from '#speech/training/chart-pairs.ts';
import { type PairCase, pairCases } from '#speech/training/pair-cases.ts';
import { readSpeechocean } from '#speech/training/speechocean.ts';
import type { Figure } from './table.ts';

const PAIRS = 10;
const MIN_BALANCED = 0.75;
/** One of so many readings is heard; 1: all of them, which takes ten minutes. */
const STEP = Number(process.env.SPEECHOCEAN_STEP ?? 1);

/** Of the cases of one sound, the share for it. */
const shareRight = (pair: string, cases: readonly PairCase[]): number =>
  cases.filter(
    ({ isFirst, features }) => decidePair(pair, features)?.heard === (isFirst ? 'first' : 'second'),
  ).length / cases.length;

/**
 * Which of two sounds was said, for the ten pairs of the chart with most cases, against the experts' marks, on readings by
 * speakers that nothing was learnt from. The share is balanced: the mean of those of the two sounds.
 */
export async function minimalPairFigures(): Promise<Figure[]> {
  const folder = process.env.SPEECHOCEAN_DIR;
  if (folder === undefined) {
    console.log('SPEECHOCEAN_DIR is not set: no decisions about pairs (speech/training/README.md)');
    return [];
  }
  const model = loadAcousticModel();
  const pairs = await chartPairs();
  const readings = readSpeechocean(folder, 'test').filter((_, index) => index % STEP === 0);
  const cases = Map.groupBy(
    readings.flatMap((reading) => pairCases(model, reading, pairs)),
    ({ pair }) => pair,
  );
  return [...cases]
    .map(([pair, all]) => {
      const sides = [true, false].map((side) => all.filter(({ isFirst }) => isFirst === side));
      return { pair, sides, least: Math.min(...sides.map(({ length }) => length)) };
    })
    .toSorted((a, b) => b.least - a.least)
    .slice(0, PAIRS)
    .map(({ pair, sides }) => {
      const shares = sides.map((side) => shareRight(pair, side));
      return {
        name: `which of ${pair} was said`,
        ours: sides.map(({ length }, side) => `${shares[side]?.toFixed(2)} of ${length}`).join(', '),
        plain: 'the experts',
        ratio: shares.reduce((sum, share) => sum + share, 0) / shares.length,
        bound: 'min' as const,
        limit: MIN_BALANCED,
      };
    });
}

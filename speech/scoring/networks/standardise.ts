import type { Rows } from './layers.ts';

/** Of each number of a row, in what a network learnt from. */
export interface Scale {
  mean: ArrayLike<number>;
  deviation: ArrayLike<number>;
}

/**
 * Rows in deviations from the mean.
 * @param farthest what is farther is no farther, deviations
 */
export function standardise(rows: ArrayLike<number>, { mean, deviation }: Scale, farthest: number): Rows {
  const width = mean.length;
  return Float32Array.from(rows, (value, i) => {
    const away = (value - (mean[i % width] ?? 0)) / (deviation[i % width] ?? 1);
    return Math.min(farthest, Math.max(-farthest, away));
  });
}

import type { StoredLine } from '../scoring/line.ts';
import type { Example } from './grow-forest.ts';
import { solve } from './solve.ts';

type WeightOf = (example: Example) => number;

/** Mean and deviation of values, each with its weight; the weights sum up to the number of values. */
function spreadOf(values: readonly number[], weights: readonly number[]) {
  const mean = values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) / values.length;
  const squares = values.reduce((sum, value, i) => sum + (value - mean) ** 2 * (weights[i] ?? 0), 0);
  return { mean, scale: Math.sqrt(squares / values.length) || 1 };
}

/** Weights whose mean is 1. */
function weightsOf(examples: readonly Example[], weightOf: WeightOf): number[] {
  const weights = examples.map(weightOf);
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return weights.map((weight) => weight / mean);
}

/** Ridge regression on standardised features; without `weightOf`, all examples have the same weight. */
export function fitLine(
  examples: readonly Example[],
  ridge: number,
  weightOf: WeightOf = () => 1,
): StoredLine {
  const width = examples[0]?.row.length ?? 0;
  const weights = weightsOf(examples, weightOf);
  const spreads = Array.from({ length: width }, (_, column) =>
    spreadOf(
      examples.map(({ row }) => row[column] ?? 0),
      weights,
    ),
  );
  const { mean: middle } = spreadOf(
    examples.map(({ target }) => target),
    weights,
  );
  const products = Array.from({ length: width }, (_, i) =>
    new Float64Array(width).fill(0).fill(ridge, i, i + 1),
  );
  const toTarget = new Float64Array(width);
  const scaled = new Float64Array(width);
  for (const [at, { row, target }] of examples.entries()) {
    const weight = weights[at] ?? 0;
    for (const [i, { mean, scale }] of spreads.entries()) scaled[i] = ((row[i] ?? 0) - mean) / scale;
    for (let i = 0; i < width; i++) {
      const value = weight * (scaled[i] ?? 0);
      const sums = products[i] ?? scaled;
      for (let j = 0; j < width; j++) sums[j] = (sums[j] ?? 0) + value * (scaled[j] ?? 0);
      toTarget[i] = (toTarget[i] ?? 0) + value * (target - middle);
    }
  }
  const slopes = solve(products, toTarget).map((slope, i) => slope / (spreads[i]?.scale ?? 1));
  const bias = middle - slopes.reduce((sum, slope, i) => sum + slope * (spreads[i]?.mean ?? 0), 0);
  return [bias, ...slopes].map((value) => Number(value.toPrecision(6)));
}

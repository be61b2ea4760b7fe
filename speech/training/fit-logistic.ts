import type { ConfidenceLine } from '../recognition/word-confidence.ts';
import { solve } from './solve.ts';

const STEPS = 25;
const RIDGE = 1;

const rounded = (value: number): number => Number(value.toPrecision(5));

/** Logistic regression on standardised features, by Newton's method. */
export function fitLogistic(
  examples: readonly { row: readonly number[]; isTrue: boolean }[],
): ConfidenceLine {
  const width = examples[0]?.row.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => examples.map(({ row }) => row[column] ?? 0));
  const mean = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const deviation = columns.map(
    (values, column) =>
      Math.sqrt(values.reduce((sum, value) => sum + (value - (mean[column] ?? 0)) ** 2, 0) / values.length) ||
      1,
  );
  const rows = examples.map(({ row }) => [
    ...row.map((value, column) => (value - (mean[column] ?? 0)) / (deviation[column] ?? 1)),
    1,
  ]);
  let weights = new Array<number>(width + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = Float64Array.from(weights, (weight) => -RIDGE * weight);
    const bend = weights.map((_, at) => new Float64Array(width + 1).fill(RIDGE, at, at + 1));
    for (const [index, row] of rows.entries()) {
      const sum = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      const error = (examples[index]?.isTrue ? 1 : 0) - chance;
      for (const [at, value] of row.entries()) {
        slope[at] = (slope[at] ?? 0) + error * value;
        const line = bend[at];
        if (line)
          for (const [to, other] of row.entries())
            line[to] = (line[to] ?? 0) + chance * (1 - chance) * value * other;
      }
    }
    const change = solve(bend, slope);
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
  }
  return { mean: mean.map(rounded), deviation: deviation.map(rounded), weights: weights.map(rounded) };
}

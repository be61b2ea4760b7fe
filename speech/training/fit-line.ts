import type { StoredLine } from '../scoring/line.ts';
import { deviation, mean } from '../scoring/statistics.ts';
import type { Example } from './grow-forest.ts';
import { solve } from './solve.ts';

/** Ridge regression on standardised features; all examples have the same weight. */
export function fitLine(examples: readonly Example[], ridge: number): StoredLine {
  const width = examples[0]?.row.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => examples.map(({ row }) => row[column] ?? 0));
  const means = columns.map(mean);
  const scales = columns.map((values) => deviation(values) || 1);
  const middle = mean(examples.map(({ target }) => target));
  const products = Array.from({ length: width }, (_, i) =>
    new Float64Array(width).fill(0).fill(ridge, i, i + 1),
  );
  const toTarget = new Float64Array(width);
  const scaled = new Float64Array(width);
  for (const { row, target } of examples) {
    for (let i = 0; i < width; i++) scaled[i] = ((row[i] ?? 0) - (means[i] ?? 0)) / (scales[i] ?? 1);
    for (let i = 0; i < width; i++) {
      const value = scaled[i] ?? 0;
      const sums = products[i] ?? scaled;
      for (let j = 0; j < width; j++) sums[j] = (sums[j] ?? 0) + value * (scaled[j] ?? 0);
      toTarget[i] = (toTarget[i] ?? 0) + value * (target - middle);
    }
  }
  const weights = solve(products, toTarget).map((weight, i) => weight / (scales[i] ?? 1));
  const bias = middle - weights.reduce((sum, weight, i) => sum + weight * (means[i] ?? 0), 0);
  return [bias, ...weights].map((value) => Number(value.toPrecision(6)));
}

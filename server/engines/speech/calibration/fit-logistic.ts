/** One observation: what was seen, what share (0–1) it should be given, and how much it counts. */
export interface Sample {
  seen: readonly number[];
  target: number;
  weight: number;
}

const RIDGE = 1e-6;

/** Solves a·x = b for a small symmetric positive matrix, by elimination. */
function solve(a: number[][], b: number[]): number[] {
  const rows = a.map((row, i) => [...row, b[i] ?? 0]);
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let pivot = 0; pivot < rows.length; pivot++) {
    for (let i = 0; i < rows.length; i++) {
      if (i === pivot) continue;
      const factor = cell(i, pivot) / cell(pivot, pivot);
      rows[i] = (rows[i] ?? []).map((value, j) => value - factor * cell(pivot, j));
    }
  }
  return rows.map((_, i) => cell(i, rows.length) / cell(i, i));
}

/** Logistic regression on shares, by Newton's method. @returns the bias and one weight for each value seen */
export function fitLogistic(samples: readonly Sample[]): number[] {
  const size = (samples[0]?.seen.length ?? 0) + 1;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < 30; round++) {
    const gradient = new Array<number>(size).fill(0);
    const curvature = Array.from({ length: size }, (_, i) => new Array<number>(size).fill(0).with(i, RIDGE));
    for (const { seen, target, weight } of samples) {
      const x = [1, ...seen];
      const share = 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)));
      for (let i = 0; i < size; i++) {
        const xi = (x[i] ?? 0) * weight;
        gradient[i] = (gradient[i] ?? 0) + xi * (target - share);
        const row = curvature[i] ?? [];
        for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + xi * (x[j] ?? 0) * share * (1 - share);
      }
    }
    const step = solve(curvature, gradient);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights;
}

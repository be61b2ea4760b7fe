import type { Rows } from './layers.ts';

/** A stretch of rows, in rows; its ends may be within one. */
export interface Stretch {
  from: number;
  to: number;
}

/** The least share of a row that counts, so that a stretch between rows is not empty. */
const LEAST_WHOLE = 1e-3;

/** The mean of the rows of a stretch, with parts of rows at its ends. */
export function pooled(rows: Rows, width: number, { from, to }: Stretch): Float32Array {
  const mean = new Float32Array(width);
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(rows.length / width - 1, Math.ceil(to) - 1);
  let whole = 0;
  for (let row = first; row <= last; row++) {
    const part = Math.min(to, row + 1) - Math.max(from, row);
    if (part <= 0) continue;
    whole += part;
    for (let i = 0; i < width; i++) mean[i] = (mean[i] ?? 0) + part * (rows[row * width + i] ?? 0);
  }
  for (let i = 0; i < width; i++) mean[i] = (mean[i] ?? 0) / Math.max(whole, LEAST_WHOLE);
  return mean;
}

/** The three thirds of a stretch. */
export function thirdsOf({ from, to }: Stretch): Stretch[] {
  const third = (to - from) / 3;
  return [0, 1, 2].map((k) => ({ from: from + k * third, to: from + (k + 1) * third }));
}

import { exp } from '../../exact-math.ts';

/** Rows of numbers of the same width, one after the other. */
export type Rows = Float32Array;

export const sigmoid = (x: number): number => 1 / (1 + exp(-x));

/** x · sigmoid(x), in place. */
export function silu(rows: Rows): Rows {
  for (let i = 0; i < rows.length; i++) rows[i] = (rows[i] ?? 0) * sigmoid(rows[i] ?? 0);
  return rows;
}

/** Adds the second to the first, in place. */
export function add(rows: Rows, more: Rows): void {
  for (let i = 0; i < rows.length; i++) rows[i] = (rows[i] ?? 0) + (more[i] ?? 0);
}

/** A linear map: a row of weights for each number that comes out. */
export interface Linear {
  weight: Float32Array;
  bias: Float32Array;
}

/** Rows that share one pass over the weights. */
const AT_ONCE = 4;

/** @returns rows of as many numbers as the map has biases */
export function linear(rows: Rows, width: number, { weight, bias }: Linear): Rows {
  const count = rows.length / width;
  const size = bias.length;
  const out = new Float32Array(count * size);
  let row = 0;
  for (; row + AT_ONCE <= count; row += AT_ONCE) {
    const at = row * width;
    for (let o = 0; o < size; o++) {
      let [s0, s1, s2, s3] = [0, 0, 0, 0];
      for (let i = 0, w = o * width; i < width; i++, w++) {
        const value = weight[w] ?? 0;
        s0 += value * (rows[at + i] ?? 0);
        s1 += value * (rows[at + width + i] ?? 0);
        s2 += value * (rows[at + 2 * width + i] ?? 0);
        s3 += value * (rows[at + 3 * width + i] ?? 0);
      }
      const to = row * size + o;
      const plus = bias[o] ?? 0;
      out[to] = s0 + plus;
      out[to + size] = s1 + plus;
      out[to + 2 * size] = s2 + plus;
      out[to + 3 * size] = s3 + plus;
    }
  }
  for (; row < count; row++)
    for (let o = 0; o < size; o++) {
      let sum = 0;
      for (let i = 0; i < width; i++) sum += (weight[o * width + i] ?? 0) * (rows[row * width + i] ?? 0);
      out[row * size + o] = sum + (bias[o] ?? 0);
    }
  return out;
}

/** Added to a variance before its root is taken. */
const LEAST_VARIANCE = 1e-5;

/** Each row with mean 0 and deviation 1, then scaled and moved. */
export function layerNorm(rows: Rows, { weight, bias }: Linear): Rows {
  const width = weight.length;
  const out = new Float32Array(rows.length);
  for (let at = 0; at < rows.length; at += width) {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += rows[at + i] ?? 0;
    const mean = sum / width;
    let squares = 0;
    for (let i = 0; i < width; i++) squares += ((rows[at + i] ?? 0) - mean) * ((rows[at + i] ?? 0) - mean);
    const scale = 1 / Math.sqrt(squares / width + LEAST_VARIANCE);
    for (let i = 0; i < width; i++)
      out[at + i] = ((rows[at + i] ?? 0) - mean) * scale * (weight[i] ?? 0) + (bias[i] ?? 0);
  }
  return out;
}

/** Values as shares of a whole, in place. */
export function softmax(values: Float32Array): Float32Array {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > top) top = value;
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = exp((values[i] ?? 0) - top);
    sum += values[i] ?? 0;
  }
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) / sum;
  return values;
}

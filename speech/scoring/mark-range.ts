import type { RangeKnot } from './score-model.ts';

/** A mark with the range that contains 80 % of experts' marks; 0–1. */
export interface MarkRange {
  low: number;
  point: number;
  high: number;
}

export const share = (value: number) => Math.min(1, Math.max(0, value));

/** Interpolates linearly between knots; outside them, uses the nearest. */
function rangeAt(knots: readonly RangeKnot[], at: number): { below: number; above: number } {
  const next = knots.findIndex((knot) => knot.at >= at);
  const upper = knots[next === -1 ? knots.length - 1 : next];
  const lower = knots[next <= 0 ? (next === 0 ? 0 : knots.length - 1) : next - 1];
  if (upper === undefined || lower === undefined) return { below: 1, above: 1 };
  const way = upper.at === lower.at ? 0 : (at - lower.at) / (upper.at - lower.at);
  const between = (from: number, to: number) => from + way * (to - from);
  return { below: between(lower.below, upper.below), above: between(lower.above, upper.above) };
}

/** The range around a prediction. */
export function rangeOf(knots: readonly RangeKnot[], predicted: number): MarkRange {
  const point = share(predicted);
  const { below, above } = rangeAt(knots, point);
  return { low: share(point - below), point, high: share(point + above) };
}

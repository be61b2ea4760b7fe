/** Trend of readings: their number, and the mean scores of the older and the newer half (0–100, rounded). */
export interface ReadingTrend {
  count: number;
  before: number;
  now: number;
}

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/**
 * Compares halves, because single readings vary too much.
 * @param scores oldest first
 * @returns null without scores
 */
export function readingTrend(scores: readonly number[]): ReadingTrend | null {
  if (scores.length === 0) return null;
  const half = Math.ceil(scores.length / 2);
  return { count: scores.length, before: mean(scores.slice(0, half)), now: mean(scores.slice(-half)) };
}

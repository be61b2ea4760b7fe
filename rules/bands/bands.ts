import { GRADING_SCALE, type GradingScale } from '#contract/practice.ts';
import type { BandTable } from './band-tables.ts';

/** Keeps a mean such as 6.2499999999 that stands for 6.25 on its side. */
const EPSILON = 1e-9;

/** To the nearest half band, a quarter going UP: 6.25 → 6.5, 6.125 → 6.0. */
export const roundBand = (band: number): number => Math.floor(band * 2 + 0.5 + EPSILON) / 2;

/** Overall band of the four skills: their mean, rounded; null until all four are there. */
export const overallBand = (skills: readonly (number | null)[]): number | null => {
  const known = skills.filter((band) => band !== null);
  if (known.length !== 4 || skills.length !== 4) return null;
  return roundBand(known.reduce((sum, band) => sum + band, 0) / 4);
};

/** The two tasks of a writing test. */
export interface WritingTask {
  task: 1 | 2;
  /** Null while it has not been graded. */
  band: number | null;
}

/** Band of a writing test: Task 2 counts twice, as is commonly done; null until both tasks have been graded. */
export const writingBand = (tasks: readonly WritingTask[]): number | null => {
  const bandOf = (wanted: WritingTask['task']): number | null =>
    tasks.find(({ task }) => task === wanted)?.band ?? null;
  const [first, second] = [bandOf(1), bandOf(2)];
  return first === null || second === null ? null : roundBand((first + 2 * second) / 3);
};

/** Band of a raw mark; null below the lowest row, where the tables tell nothing. */
export const rawToBand = (raw: number, table: BandTable): number | null =>
  table.rows.find((row) => raw >= row.from)?.band ?? null;

/** Highest score that is shown in red, by scale (docs/product.md, point 9). Other scales have no colour. */
const LOW_AT_MOST: Partial<Record<GradingScale, number>> = {
  [GRADING_SCALE.BAND_IELTS]: 5,
  [GRADING_SCALE.BAND_100]: 50,
};

export const isLowScore = (score: number, scale: GradingScale): boolean => {
  const limit = LOW_AT_MOST[scale];
  return limit !== undefined && score <= limit;
};

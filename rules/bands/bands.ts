import { GRADING_SCALE, type GradingScale } from '#contract/practice.ts';
import type { BandTable } from './band-tables.ts';

/** Tolerance for rounding errors, such as a mean of 6.2499999999 that should be 6.25. */
const EPSILON = 1e-9;

/** Rounds to the nearest half band, quarters UP: 6.25 → 6.5, 6.125 → 6.0. */
export const roundBand = (band: number): number => Math.floor(band * 2 + 0.5 + EPSILON) / 2;

/** The two tasks of a writing test. */
export interface WritingTask {
  task: 1 | 2;
  /** Null while it has not been graded. */
  band: number | null;
}

/** Band of a writing test: Task 2 counts twice, as is usual; null until both tasks have been graded. */
export const writingBand = (tasks: readonly WritingTask[]): number | null => {
  const bandOf = (wanted: WritingTask['task']): number | null =>
    tasks.find(({ task }) => task === wanted)?.band ?? null;
  const [first, second] = [bandOf(1), bandOf(2)];
  return first === null || second === null ? null : roundBand((first + 2 * second) / 3);
};

/** Band of a raw mark; null below the lowest row, which the tables do not cover. */
export const rawToBand = (raw: number, table: BandTable): number | null =>
  table.rows.find((row) => raw >= row.from)?.band ?? null;

/** Maximum score that is shown in red, by scale (docs/product.md, point 9). Other scales have no colour. */
const MAX_LOW_SCORE: Partial<Record<GradingScale, number>> = {
  [GRADING_SCALE.BAND_IELTS]: 5,
  [GRADING_SCALE.BAND_100]: 50,
};

export const isLowScore = (score: number, scale: GradingScale): boolean => {
  const limit = MAX_LOW_SCORE[scale];
  return limit !== undefined && score <= limit;
};

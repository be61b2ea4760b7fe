/** Raw marks to band for one form of a test: forms differ by about one mark, so a test may define its own table. */
export interface BandTable {
  /** Total marks of the test. */
  of: number;
  /** Minimum marks for each band, highest band first. */
  rows: readonly { from: number; band: number }[];
}

const rows = (...leastMarks: number[]): BandTable['rows'] =>
  leastMarks.map((from, index) => ({ from, band: 9 - index / 2 }));

/** Bands 9 to 2.5 in halves, as published for sample forms; for tests without their own table. */
export const DEFAULT_BAND_TABLES = {
  listening: { of: 40, rows: rows(39, 37, 35, 32, 30, 26, 23, 18, 16, 13, 11, 8, 6, 4) },
  academic_reading: { of: 40, rows: rows(39, 37, 35, 33, 30, 27, 23, 19, 15, 13, 10, 8, 6, 4) },
  general_reading: { of: 40, rows: rows(40, 39, 37, 36, 34, 32, 30, 27, 23, 19, 15, 12, 9, 6) },
} as const satisfies Record<string, BandTable>;

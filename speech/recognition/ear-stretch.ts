import type { TokenChance } from './text-chances.ts';

/** A token of the text that was read. */
export interface WeighedToken extends TokenChance {
  /** Index of its word among the words of the reading; null for the end of a stretch. */
  word: number | null;
  /** Its log-probability where nothing is said. */
  prior: number;
}

/** What the recogniser's network makes of a stretch of a reading. */
export interface EarStretch {
  seconds: number;
  /** Of its layers: a row of numbers for each moment. */
  layers: readonly Float32Array[];
  /** Of the words that were read in it, and at last the end. */
  tokens: readonly WeighedToken[];
}

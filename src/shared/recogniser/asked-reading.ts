import type { Pronunciation } from '#speech/pronunciation.ts';

/** Of two words: the one that was asked for, or the other. */
export type HeardWord = 'own' | 'other';

/** A recording of a text that was read aloud. */
export interface AskedReading {
  /** Mono, full scale ±1. */
  samples: Float32Array;
  /** Samples per second. */
  rate: number;
  text: string;
  /** If the text is one word: another one that it is to be told apart from. */
  other?: string;
}

export interface ScoredReading {
  pronunciation: Pronunciation;
  /** Which of the two words was said; null if there is no other one, or if it is not certain. */
  heardWord: HeardWord | null;
}

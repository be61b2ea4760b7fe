import { drawLine } from '../scoring/line.ts';
import lines from './pair-lines.json' with { type: 'json' };

/** What `speech/training/learn-pairs.ts` learnt about a pair of sounds. */
export interface PairLine {
  /** Positive for the first sound. */
  line: number[];
  /** From this value on the first is certain enough to be said; null if it never is. */
  sureFirst: number | null;
  /** The same for the second, from here downwards. */
  sureSecond: number | null;
}

const LINES: ReadonlyMap<string, PairLine> = new Map(Object.entries(lines));

export interface PairDecision {
  heard: 'first' | 'second';
  /** Of sounds that are said right, one in twenty is surely heard as the other. */
  isSure: boolean;
}

/**
 * Which of the two sounds of a pair was said.
 * @param pair "IH IY": two ARPAbet phones in alphabetical order
 * @param features of the sound (`pairFeatures`)
 * @returns null for a pair that nothing was learnt about
 */
export function decidePair(pair: string, features: readonly number[]): PairDecision | null {
  const learnt = LINES.get(pair);
  if (learnt === undefined) return null;
  const value = drawLine(learnt.line)(features);
  const { sureFirst, sureSecond } = learnt;
  if (value >= 0) return { heard: 'first', isSure: sureFirst !== null && value >= sureFirst };
  return { heard: 'second', isSure: sureSecond !== null && value <= sureSecond };
}

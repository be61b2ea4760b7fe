import type { Evidence } from './evidence.ts';
import { answerSums } from './invariants/answer-sums.ts';
import { effectsOnce } from './invariants/effects-once.ts';
import { graded } from './invariants/graded.ts';
import { kept } from './invariants/kept.ts';
import { marked } from './invariants/marked.ts';
import { order } from './invariants/order.ts';
import { recordingsWhole } from './invariants/recordings-whole.ts';
import { studySums } from './invariants/study-sums.ts';

/** A promise that must hold whatever happened. */
export interface Invariant {
  name: string;
  /** Only once all gradings are done. */
  afterGrading?: boolean;
  /** @returns one line for each violation */
  check: (evidence: Evidence) => string[] | Promise<string[]>;
}

export const INVARIANTS: readonly Invariant[] = [
  kept,
  recordingsWhole,
  effectsOnce,
  order,
  studySums,
  marked,
  graded,
  answerSums,
];

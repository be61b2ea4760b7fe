import { answerSums } from './invariants/answer-sums.ts';
import { effectsOnce } from './invariants/effects-once.ts';
import { graded } from './invariants/graded.ts';
import type { Invariant } from './invariants/invariant.ts';
import { kept } from './invariants/kept.ts';
import { learned } from './invariants/learned.ts';
import { marked } from './invariants/marked.ts';
import { order } from './invariants/order.ts';
import { recordingsWhole } from './invariants/recordings-whole.ts';
import { spoken } from './invariants/spoken.ts';
import { studySums } from './invariants/study-sums.ts';

export const INVARIANTS: readonly Invariant[] = [
  kept,
  recordingsWhole,
  spoken,
  effectsOnce,
  order,
  studySums,
  learned,
  marked,
  graded,
  answerSums,
];

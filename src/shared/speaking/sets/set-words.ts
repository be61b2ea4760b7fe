import type { Estimate } from '#contract/evaluation-parts.ts';
import type { LearnerSet } from '#contract/speaking.ts';

/** A band as its range: no single figure is as certain as it looks. */
export const bandRangeText = ({ low, high }: Estimate): string =>
  low === high ? low.toFixed(1) : `${low.toFixed(1)}–${high.toFixed(1)}`;

const PARTS = { 1: 'Part 1', 2: 'Part 2 và 3' } as const;

/** A set's part, questions and length, in one line. */
export const setFacts = ({ part, questions, minutes }: LearnerSet): string =>
  [part === null ? 'Cả ba phần' : PARTS[part], `${questions} câu`, `khoảng ${minutes} phút`].join(' · ');

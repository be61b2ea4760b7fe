import type { DuetLineResult } from '#contract/duet.ts';

/** What a duet's lines come to. */
interface DuetTotal {
  said: number;
  of: number;
  graded: number;
  /** Mean over the graded lines, 0–100; null while there are none. */
  score: number | null;
}

export const duetTotal = (lines: readonly Pick<DuetLineResult, 'state' | 'score'>[]): DuetTotal => {
  const scores = lines.flatMap(({ score }) => score ?? []);
  const sum = scores.reduce((before, score) => before + score, 0);
  return {
    said: lines.filter(({ state }) => state !== 'unsaid').length,
    of: lines.length,
    graded: scores.length,
    score: scores.length === 0 ? null : Math.round(sum / scores.length),
  };
};

import type { DuetLineResult } from '#contract/duet.ts';

/** Scores of the lines that have one, by question id. */
export const scoresOf = (
  latest: { lines: readonly Pick<DuetLineResult, 'question_id' | 'score'>[] } | undefined,
): ReadonlyMap<string, number> =>
  new Map(
    (latest?.lines ?? []).flatMap(({ question_id, score }) => (score === null ? [] : [[question_id, score]])),
  );

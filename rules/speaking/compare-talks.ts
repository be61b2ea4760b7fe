import type { Estimate } from '#contract/evaluation-parts.ts';
import { SPEAKING_CRITERIA, type SpeakingBand, type SpeakingCriterion } from '#contract/talk-evaluation.ts';
import { compareEstimates, type Difference } from '../bands/compare-estimates.ts';

/** `unknown`: one of the two lacks evidence; `other_grader`: different graders are not comparable. */
export type TalkVerdict = Difference | 'unknown' | 'other_grader';

export interface TalkChange {
  /** Null: the whole. */
  code: SpeakingCriterion | null;
  before: Estimate | null;
  after: Estimate | null;
  verdict: TalkVerdict;
}

const bandOf = (speaking: SpeakingBand, code: SpeakingCriterion | null): Estimate | null => {
  if (code === null) return speaking.outcome === 'graded' ? speaking.band : null;
  return speaking.criteria?.find((criterion) => criterion.code === code)?.band ?? null;
};

/** How two attempts differ, as a whole and by criterion. */
export function compareTalks(earlier: SpeakingBand, later: SpeakingBand): TalkChange[] {
  const isSameGrader =
    earlier.engine.name === later.engine.name && earlier.engine.version === later.engine.version;
  return [null, ...SPEAKING_CRITERIA].map((code) => {
    const [before, after] = [bandOf(earlier, code), bandOf(later, code)];
    if (!before || !after) return { code, before, after, verdict: 'unknown' };
    return { code, before, after, verdict: isSameGrader ? compareEstimates(before, after) : 'other_grader' };
  });
}

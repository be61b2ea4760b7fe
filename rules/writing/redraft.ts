import type { Estimate } from '#contract/evaluation-parts.ts';
import type { EssayCorrection, WritingCriterion, WritingEvaluation } from '#contract/writing-evaluation.ts';
import { compareEstimates, type Difference } from '../bands/compare-estimates.ts';

type Graded = Extract<WritingEvaluation['result'], { outcome: 'graded' }>;

/** One version of an essay with its grade. */
export interface GradedDraft {
  essay: string;
  result: Graded;
}

/** `other_grader`: different graders, or versions of a grader, are not comparable. */
export type Verdict = Difference | 'other_grader';

export interface CriterionChange {
  code: WritingCriterion;
  before: Estimate;
  after: Estimate;
  verdict: Verdict;
}

/** A correction of the first version that no longer applies to the second. */
interface Settled {
  correction: EssayCorrection;
  /** The second version has the proposed replacement; otherwise the place was rewritten or removed. */
  asProposed: boolean;
}

export interface Redraft {
  criteria: CriterionChange[];
  settled: Settled[];
  /** Corrections of the second version that the first has too. */
  stays: EssayCorrection[];
  /** Corrections of the second version only. */
  fresh: EssayCorrection[];
  /** The text is unchanged. */
  isSame: boolean;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
const keyOf = ({ rule, text }: EssayCorrection): string => `${rule}|${plain(text)}`;

/** Compares two versions of one essay. */
export function compareDrafts(earlier: GradedDraft, later: GradedDraft): Redraft {
  const [one, two] = [earlier.result, later.result];
  const isSameGrader = one.engine.name === two.engine.name && one.engine.version === two.engine.version;
  const criteria = two.criteria.flatMap(({ code, band: after }) => {
    const before = one.criteria.find((criterion) => criterion.code === code)?.band;
    if (before === undefined) return [];
    const verdict = isSameGrader ? compareEstimates(before, after) : ('other_grader' as const);
    return [{ code, before, after, verdict }];
  });
  const left = new Map<string, number>();
  for (const correction of one.corrections ?? [])
    left.set(keyOf(correction), (left.get(keyOf(correction)) ?? 0) + 1);
  const stays: EssayCorrection[] = [];
  const fresh: EssayCorrection[] = [];
  for (const correction of two.corrections ?? []) {
    const times = left.get(keyOf(correction)) ?? 0;
    if (times === 0) {
      fresh.push(correction);
      continue;
    }
    left.set(keyOf(correction), times - 1);
    stays.push(correction);
  }
  const text = ` ${plain(later.essay)} `;
  const settled: Settled[] = [];
  for (const correction of one.corrections ?? []) {
    const times = left.get(keyOf(correction)) ?? 0;
    if (times === 0) continue;
    left.set(keyOf(correction), times - 1);
    const asProposed = correction.replacements.some((replacement) => text.includes(plain(replacement)));
    settled.push({ correction, asProposed });
  }
  return { criteria, settled, stays, fresh, isSame: plain(earlier.essay) === plain(later.essay) };
}

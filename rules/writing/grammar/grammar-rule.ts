import type { WritingCriterion } from '#contract/evaluation.ts';

/** One typical error: where it shows in a sentence, and what to tell the learner. */
export interface GrammarRule {
  id: string;
  /** The criterion the error counts against: sentence building, or the choice of words. */
  criterion: Extract<WritingCriterion, 'GRA' | 'LR'>;
  /** Matched against one sentence at a time, apostrophes straightened. Global; every repetition is bounded. */
  pattern: RegExp;
  /** Vietnamese, shown under the learner's own words. */
  explain: string;
}

import type { WritingCriterion } from '#contract/writing-evaluation.ts';

/** One typical error: where it shows in a sentence, how it is mended, and what to tell the learner. */
export interface GrammarRule {
  id: string;
  /** The criterion the error counts against: sentence building, or the choice of words. */
  criterion: Extract<WritingCriterion, 'GRA' | 'LR'>;
  /** Vietnamese name of this kind of error, a few words. */
  title: string;
  /** Vietnamese, shown under the learner's own words. */
  explain: string;
  /** Matched against one sentence at a time, apostrophes straightened. Global; every repetition is bounded. */
  pattern: RegExp;
  /**
   * What to write instead of the whole match, likeliest first; empty where no one change mends it; null where the match
   * is no error after all. The first letter's case is settled by the caller.
   */
  fix: (match: RegExpExecArray) => readonly string[] | null;
}

/** A group of a match in lower case; empty where it took no part. */
export const group = (match: RegExpExecArray, index: number): string => (match[index] ?? '').toLowerCase();

/** What stands before the match, in lower case. */
export const before = (match: RegExpExecArray): string => match.input.slice(0, match.index).toLowerCase();

/** What stands after the match, in lower case. */
export const after = (match: RegExpExecArray): string =>
  match.input.slice(match.index + match[0].length).toLowerCase();

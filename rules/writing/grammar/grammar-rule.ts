import type { WritingCriterion } from '#contract/writing-evaluation.ts';

/** One typical error: how to find it in a sentence, how to correct it, and how to explain it to the learner. */
export interface GrammarRule {
  id: string;
  /** The criterion affected by the error: grammar or word choice. */
  criterion: Extract<WritingCriterion, 'GRA' | 'LR'>;
  /** Vietnamese name of this kind of error, a few words. */
  title: string;
  /** Vietnamese, shown under the learner's own words. */
  explain: string;
  /** Matched against one sentence at a time, apostrophes straightened. Global; every repetition is bounded. */
  pattern: RegExp;
  /**
   * Replacements for the whole match, likeliest first; empty if no single change corrects it; null if the match is not
   * an error after all. The caller adjusts the first letter's case.
   */
  fix: (match: RegExpExecArray) => readonly string[] | null;
}

/** A group of a match in lower case; empty if it did not participate. */
export const group = (match: RegExpExecArray, index: number): string => (match[index] ?? '').toLowerCase();

/** The text before the match, in lower case. */
export const before = (match: RegExpExecArray): string => match.input.slice(0, match.index).toLowerCase();

/** The text after the match, in lower case. */
export const after = (match: RegExpExecArray): string =>
  match.input.slice(match.index + match[0].length).toLowerCase();

import type { AnswerOutcome, SkillLevel } from '#contract/learning-trial.ts';

/** Share of right answers from which somebody can do it. */
const CAN = 0.75;

/** Scored answers from which a skill is spoken of at all: one right or wrong answer is chance. */
export const EVIDENCE_ANSWERS = 2;

/**
 * The level in a skill by the answers that ask for it; one that waits, or could not be scored, says nothing, and so do
 * too few.
 */
export function skillLevel(outcomes: readonly AnswerOutcome[]): SkillLevel {
  const right = outcomes.filter((outcome) => outcome === 'right').length;
  const wrong = outcomes.filter((outcome) => outcome === 'wrong').length;
  if (right + wrong < EVIDENCE_ANSWERS) return 'unknown';
  const share = right / (right + wrong);
  if (share >= CAN) return 'can';
  return share > 0 ? 'almost' : 'not_yet';
}

/** From worst to best; what is unknown is in between. */
const ORDER: readonly SkillLevel[] = ['not_yet', 'almost', 'unknown', 'can'];

export const levelRank = (level: SkillLevel): number => ORDER.indexOf(level);

/** Whether the second time was better than the first, both being known. */
export const hasImproved = (before: SkillLevel, after: SkillLevel): boolean =>
  before !== 'unknown' && after !== 'unknown' && levelRank(after) > levelRank(before);

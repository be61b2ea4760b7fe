import { isAttempted, type SectionKind, type StarCup } from '#contract/lesson.ts';
import type { SectionProgress } from './sections.ts';

/** Correct answers among the questions of a section that have a key. */
export interface RightAnswers {
  correct: number;
  total: number;
}

export const MAX_STARS = 3;
/** Minimum share of correct answers for each number of stars, highest first. */
const STAR_SHARES = [
  { stars: MAX_STARS, share: 0.85 },
  { stars: 2, share: 0.6 },
  { stars: 1, share: 0 },
] as const;

/** Stars of a completed section; the maximum if it has no questions with a key, such as a video. */
export const sectionStars = ({ correct, total }: RightAnswers): number => {
  const share = total === 0 ? 1 : correct / total;
  return STAR_SHARES.find((step) => share >= step.share)?.stars ?? 1;
};

/** Stars that completing a section of this kind earns, as any device knows; null where its answers decide. */
export const certainStars = (kind: SectionKind): number | null =>
  kind === 'revise' || isAttempted(kind) ? null : sectionStars({ correct: 0, total: 0 });

/** A section with its stars, null while unknown. */
interface EarnedSection {
  state: SectionProgress;
  stars: number | null;
}

/**
 * Known stars of a lesson so far; the cup is for completing every section. What answers earn is known once the server has
 * marked them.
 */
export const starCup = (sections: readonly EarnedSection[]): StarCup => ({
  stars: sections.reduce((sum, { state, stars }) => (state === 'done' ? sum + (stars ?? 0) : sum), 0),
  most: sections.length * MAX_STARS,
  cup: sections.length > 0 && sections.every(({ state }) => state === 'done'),
});

import type { StarCup } from '#contract/lesson.ts';
import type { SectionProgress } from './sections.ts';

/** Right answers among the questions of a section that have a key. */
export interface RightAnswers {
  correct: number;
  total: number;
}

export const MAX_STARS = 3;
/** Least share of right answers for each number of stars, the highest first. */
const STAR_SHARES = [
  { stars: MAX_STARS, share: 0.85 },
  { stars: 2, share: 0.6 },
  { stars: 1, share: 0 },
] as const;

/** Stars of a completed section. One without questions that have a key, such as a video, gives all of them. */
export const sectionStars = ({ correct, total }: RightAnswers): number => {
  const share = total === 0 ? 1 : correct / total;
  return STAR_SHARES.find((step) => share >= step.share)?.stars ?? 1;
};

/** A section with the stars that it has given, null while they are not known. */
interface EarnedSection {
  state: SectionProgress;
  stars: number | null;
}

/**
 * Stars of a lesson so far, as far as they are known; the cup is for completing all of it. A device with no network
 * knows what was completed on it, and its stars only once the server has told them.
 */
export const starCup = (sections: readonly EarnedSection[]): StarCup => ({
  stars: sections.reduce((sum, { state, stars }) => (state === 'done' ? sum + (stars ?? 0) : sum), 0),
  most: sections.length * MAX_STARS,
  cup: sections.length > 0 && sections.every(({ state }) => state === 'done'),
});

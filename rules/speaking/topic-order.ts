import type { SpeakingLevel } from '#contract/speaking.ts';

/** Level of the courses that suits each speaking level: 0 Pre-Foundation to 4 Advanced. */
const COURSE_LEVEL: Readonly<Record<SpeakingLevel, number>> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4 };

interface Topic {
  id: string;
  /** Level of the courses that it suits first. */
  level: number;
  part: number | null;
  done: number;
}

/**
 * Topics in the order to do them: those not done first, then those that the level's description names, then the closest
 * level, and Part 1 before the card of Part 2. Equal ones stay in the given order.
 * @param level null where the learner has set none
 * @param first ids that the description of the level names, in order
 */
export function topicOrder<T extends Topic>(
  topics: readonly T[],
  level: SpeakingLevel | null,
  first: readonly string[],
): T[] {
  const target = level === null ? 0 : COURSE_LEVEL[level];
  const named = (id: string): number => {
    const place = first.indexOf(id);
    return place < 0 ? first.length : place;
  };
  return topics.toSorted(
    (a, b) =>
      a.done - b.done ||
      named(a.id) - named(b.id) ||
      Math.abs(a.level - target) - Math.abs(b.level - target) ||
      (a.part ?? 0) - (b.part ?? 0),
  );
}

import type { Placement } from '#contract/placement.ts';

/** Minimum share of correct answers (0 to 1) for each course level, lowest level first, starting at 0. */
export type LevelMap = readonly { from: number; level: Placement['level'] }[];

/** Standard errors within which the true share lies four times out of five. */
const SPREAD = 1.28;

/** Wilson's interval of the true share: wide with few questions, and always within 0 to 1. */
function shareRange(won: number, marks: number): { low: number; high: number } {
  const share = won / marks;
  const square = SPREAD * SPREAD;
  const middle = share + square / (2 * marks);
  const reach = SPREAD * Math.sqrt((share * (1 - share)) / marks + square / (4 * marks * marks));
  const scale = 1 + square / marks;
  return { low: (middle - reach) / scale, high: (middle + reach) / scale };
}

/** Tolerance for rounding errors, so that 0.1 + 0.2 reaches 0.3. */
const EPSILON = 1e-9;

const levelAt = (share: number, map: LevelMap): Placement['level'] =>
  map.findLast(({ from }) => share >= from - EPSILON)?.level ?? 0;

/** Work in a placement test, in marks of its questions with a key. */
export interface PlacementWork {
  won: number;
  /** Marks of the questions, or parts of questions, that have an answer. */
  answered: number;
  marks: number;
}

/** Minimum share answered: below it a level would reflect what was left out, not what is known. */
const ANSWERED_SHARE = 0.5;

/** Marks of questions that must be answered before a level is suggested. */
export const answersNeeded = (marks: number): number => Math.ceil(marks * ANSWERED_SHARE);

/**
 * The course level to start at, with the lowest and highest possible by the answers. Unanswered questions count as
 * wrong for the level; the upper end of the range assumes that they would have gone like the answered ones. Null if
 * too few were answered, or no question has a key.
 */
export function suggestLevel({ won, answered, marks }: PlacementWork, map: LevelMap): Placement | null {
  if (marks === 0 || answered < answersNeeded(marks)) return null;
  const { low } = shareRange(won, marks);
  const { high } = shareRange(won, answered);
  return { level: levelAt(won / marks, map), low: levelAt(low, map), high: levelAt(high, map) };
}

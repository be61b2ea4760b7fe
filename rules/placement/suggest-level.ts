import type { Placement } from '#contract/placement.ts';

/** From which share of right answers (0 to 1) each course level is suggested, lowest level first, the first from 0. */
export type LevelMap = readonly { from: number; level: Placement['level'] }[];

/** Four times out of five the true share lies within so many standard errors. */
const SPREAD = 1.28;

/** Where the true share lies, by Wilson's interval: with few questions it is wide, and it never leaves 0 to 1. */
function shareRange(won: number, marks: number): { low: number; high: number } {
  const share = won / marks;
  const square = SPREAD * SPREAD;
  const middle = share + square / (2 * marks);
  const reach = SPREAD * Math.sqrt((share * (1 - share)) / marks + square / (4 * marks * marks));
  const scale = 1 + square / marks;
  return { low: (middle - reach) / scale, high: (middle + reach) / scale };
}

/** A share that stands for exactly a bound, such as 0.1 + 0.2 for 0.3, reaches it. */
const EPSILON = 1e-9;

const levelAt = (share: number, map: LevelMap): Placement['level'] =>
  map.findLast(({ from }) => share >= from - EPSILON)?.level ?? 0;

/** What somebody has done of a placement test, in marks of its questions with a key. */
export interface PlacementWork {
  won: number;
  /** Of the questions, or parts of one, that have an answer. */
  answered: number;
  marks: number;
}

/** Below this share of answers a level would tell of what was left out, not of what is known. */
const ANSWERED_SHARE = 0.5;

/** How many marks' worth of questions need an answer before a level is suggested. */
export const answersNeeded = (marks: number): number => Math.ceil(marks * ANSWERED_SHARE);

/**
 * The course level to begin at, and the lowest and highest that the answers leave possible. What was left out counts as
 * wrong for the level; the range reaches up to where it would have gone as what was answered did. Null where too little
 * was answered, and without a question that has a key.
 */
export function suggestLevel({ won, answered, marks }: PlacementWork, map: LevelMap): Placement | null {
  if (marks === 0 || answered < answersNeeded(marks)) return null;
  const { low } = shareRange(won, marks);
  const { high } = shareRange(won, answered);
  return { level: levelAt(won / marks, map), low: levelAt(low, map), high: levelAt(high, map) };
}

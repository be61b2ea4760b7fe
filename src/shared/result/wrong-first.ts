/** What an answer came to: null while nothing marks it, or nothing was answered. */
export type Verdict = boolean | null;

const RANK = new Map<Verdict, number>([
  [false, 0],
  [null, 1],
  [true, 2],
]);

/** The wrong ones, then what has no verdict, then the right ones; within each as they stand in the exercise. */
export const wrongFirst = <T>(items: readonly T[], verdictOf: (item: T) => Verdict): T[] =>
  items.toSorted((a, b) => (RANK.get(verdictOf(a)) ?? 0) - (RANK.get(verdictOf(b)) ?? 0));

/** Where a result stands among a learner's earlier ones of the same thing. */
export type Standing = 'first' | 'best' | 'neither';

/**
 * Null while the earlier ones are not known, so that nothing is said of it. Being as good as before is no personal best.
 * @param earlier the numbers of all earlier results
 */
export function standingOf(now: number, earlier: readonly number[] | null): Standing | null {
  if (earlier === null) return null;
  if (earlier.length === 0) return 'first';
  return earlier.every((before) => before < now) ? 'best' : 'neither';
}

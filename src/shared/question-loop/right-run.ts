/** From so many right answers on, a run is worth a word. */
const NOTICED_FROM = 3;

/**
 * How many answers in a row were right up to the newest one; null while that is not worth a word. A question without a
 * verdict, such as a spoken or skipped one, neither counts nor ends the run.
 * @param verdicts in the order of the questions
 */
export function rightRun(verdicts: readonly (boolean | null)[]): number | null {
  const judged = verdicts.filter((verdict) => verdict !== null);
  const run = judged.length - 1 - judged.lastIndexOf(false);
  return run >= NOTICED_FROM ? run : null;
}

/** Which model answers help somebody of a band: of their own band, and of the next one up. */
export interface ChosenModels<M> {
  own: M | null;
  next: M | null;
}

/**
 * The model of the learner's own band (the highest that does not exceed it, or the lowest that there is) and the one
 * above it. With no band yet, as for somebody at the lowest.
 * @param band a point, 0–9
 */
export function chooseModels<M extends { band: number }>(
  models: readonly M[],
  band: number | null,
): ChosenModels<M> {
  const rising = models.toSorted((a, b) => a.band - b.band);
  const at = Math.max(
    0,
    rising.findLastIndex((model) => band !== null && model.band <= band),
  );
  return { own: rising[at] ?? null, next: rising[at + 1] ?? null };
}

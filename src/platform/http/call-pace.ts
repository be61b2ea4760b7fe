/** Two presses closer together than this are one, milliseconds (docs/product.md, points 7 and 9). */
export const DEBOUNCE_MS = 500;
/** Minimum duration of a call with a busy indicator, so that the indicator does not flash, milliseconds. */
export const FETCH_MIN_MS = 200;

/** The same outcome, but not before `FETCH_MIN_MS` have passed. */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, FETCH_MIN_MS);
    }),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

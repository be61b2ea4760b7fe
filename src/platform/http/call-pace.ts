/** Two presses closer together than this are one, milliseconds (docs/product.md, points 7 and 9). */
export const DEBOUNCE_MS = 500;
/** What somebody waits for takes this long at least, so that its sign of work does not flash, milliseconds. */
export const FETCH_MIN_MS = 200;

/** The same outcome, no sooner than after the least time of a call. */
export async function atReadablePace<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, FETCH_MIN_MS);
    }),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

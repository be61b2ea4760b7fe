export class TookTooLong extends Error {}

/** Rejects with `TookTooLong` after this many milliseconds, so that a hanging step cannot block a night of runs. */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TookTooLong(`${what} took more than ${ms} ms`)), ms);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves with null when the time is over; what the call still does is of no interest then. */
export function inTime<T>(call: Promise<T>, ms: number): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  return Promise.race([call, promise]).finally(() => clearTimeout(timer));
}

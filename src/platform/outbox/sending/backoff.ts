const FIRST_MS = 1_000;
const MAX_DELAY_MS = 5 * 60_000;

/**
 * Milliseconds until a row may be retried: doubling from one second to at most five minutes, the upper half
 * random so that many devices do not come back at the same time. The server's Retry-After is a lower bound.
 */
export function backoff(tries: number, retryAfterSeconds: number | null, random: () => number): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** Math.min(tries, 20));
  const wait = ceiling * (0.5 + random() / 2);
  return Math.min(MAX_DELAY_MS, Math.max(wait, (retryAfterSeconds ?? 0) * 1_000));
}

/** A row is due at its time, and also when that is absurdly far ahead: the device's clock was set back. */
export const isDue = (nextTryAt: number, now: number): boolean =>
  nextTryAt <= now || nextTryAt - now > MAX_DELAY_MS;

/** A service that requests a longer wait is not retried, milliseconds. */
const MAX_WAIT_MS = 10_000;

/** Wait requested by `Retry-After` (seconds or an HTTP date), milliseconds; null if absent or invalid. */
function requestedWait(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}

/**
 * How long to wait before the next try, milliseconds: at least what the service requests, else doubling.
 * Null if the wait would be too long to retry.
 * @param failed number of failed attempts, from 1
 * @param random 0–1, jitter, so that callers do not retry at the same moment
 */
export function waitBeforeRetry(
  failed: number,
  backoffMs: number,
  retryAfter: string | null,
  { now, random }: { now: number; random: number },
): number | null {
  const requested = requestedWait(retryAfter, now);
  if (requested !== null && requested > MAX_WAIT_MS) return null;
  const backoff = backoffMs * 2 ** (failed - 1) * (0.5 + random / 2);
  return Math.min(MAX_WAIT_MS, Math.max(requested ?? 0, backoff));
}

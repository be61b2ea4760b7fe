/** A service that asks for more patience is not waited for, milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/** What `Retry-After` asks for, milliseconds: seconds or an HTTP date; null where it says nothing. */
function askedWait(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}

/**
 * How long to wait before the next try, milliseconds: at least what the service asks for, else twice as long each time.
 * Null: longer than anybody should wait.
 * @param failed tries that failed, from 1
 * @param random 0–1, so that many callers do not come back at one moment
 */
export function waitBeforeRetry(
  failed: number,
  backoffMs: number,
  retryAfter: string | null,
  { now, random }: { now: number; random: number },
): number | null {
  const asked = askedWait(retryAfter, now);
  if (asked !== null && asked > LONGEST_WAIT_MS) return null;
  const own = backoffMs * 2 ** (failed - 1) * (0.5 + random / 2);
  return Math.min(LONGEST_WAIT_MS, Math.max(asked ?? 0, own));
}

/** Longest wait that a push service may ask for, seconds. */
const LONGEST_S = 86_400;

/** The seconds to wait that a `Retry-After` header asks for, as a number or as a date; null if it says nothing. */
export function retryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1_000);
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), LONGEST_S) : null;
}

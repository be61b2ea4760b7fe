const DAY_MS = 86_400_000;
/** Vietnam has no daylight saving. */
export const VIETNAM_OFFSET_MS = 7 * 3_600_000;

/** ISO date of the day that it is in Vietnam. `now`: milliseconds since 1970. */
export const vietnamDay = (now: number): string =>
  new Date(now + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);

/** Days from today in Vietnam until an ISO date: 0 on the day itself, negative once it has passed. */
export const daysUntil = (date: string, now: number): number =>
  Math.round((Date.parse(date) - Date.parse(vietnamDay(now))) / DAY_MS);

/** Days are ISO dates (`2026-03-01`), counted in Vietnam, which has no daylight saving. */
const DAY_MS = 86_400_000;
export const VIETNAM_OFFSET_MS = 7 * 3_600_000;

/** The day that it is in Vietnam. `now`: milliseconds since 1970. */
export const vietnamDay = (now: number): string =>
  new Date(now + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);

/** Days from today in Vietnam until a day: 0 on the day itself, negative once it has passed. */
export const daysUntil = (day: string, now: number): number =>
  Math.round((Date.parse(day) - Date.parse(vietnamDay(now))) / DAY_MS);

/** The day so many days later, or earlier where `days` is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days of the week by number (docs/product.md, point 3). */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** 0 Sunday to 6 Saturday. */
export type Weekday = (typeof WEEKDAYS)[number];

/** Which day of the week a day is. */
export const weekdayOf = (day: string): Weekday => WEEKDAYS[new Date(day).getUTCDay()] ?? 0;

/** Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Mondays of all weeks that a span of days touches, both ends included. */
export function weeksBetween(from: string, to: string): string[] {
  const weeks: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday);
  return weeks;
}

/** Mondays of the last weeks up to the one of today, oldest first. */
export const lastWeeks = (today: string, count: number): string[] => {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, at) => addDays(monday, (at + 1 - count) * 7));
};

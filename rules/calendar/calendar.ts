/** Days are ISO dates (`2026-03-01`), counted in Vietnam, which has no daylight saving. */
const DAY_MS = 86_400_000;
export const VIETNAM_OFFSET_MS = 7 * 3_600_000;

/** The current day in Vietnam. `now`: milliseconds since 1970. */
export const vietnamDay = (now: number): string =>
  new Date(now + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);

/** Days from today in Vietnam until a day: 0 on the day itself, negative afterwards. */
export const daysUntil = (day: string, now: number): number =>
  Math.round((Date.parse(day) - Date.parse(vietnamDay(now))) / DAY_MS);

/** The day `days` later, or earlier if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The later of two days. */
export const laterOf = (one: string, other: string): string => {
  if (one < other) return other;
  return one;
};

/** The earlier of two days. */
export const earlierOf = (one: string, other: string): string => {
  if (one < other) return one;
  return other;
};

/** Last day of a month such as `2026-02`. */
export const lastDayOfMonth = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The month `months` later, or earlier if negative. Months are written like `2026-02`. */
export const addMonths = (month: string, months: number): string => {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
};

/** Days of the week by number (docs/product.md, point 3). */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** 0 Sunday to 6 Saturday. */
export type Weekday = (typeof WEEKDAYS)[number];

export const weekdayOf = (day: string): Weekday => WEEKDAYS[new Date(day).getUTCDay()] ?? 0;

/** Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Mondays of all weeks that overlap a span of days, both ends inclusive. */
export function weeksBetween(from: string, to: string): string[] {
  const weeks: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday);
  return weeks;
}

/** Mondays of the last `count` weeks up to the current one, oldest first. */
export const lastWeeks = (today: string, count: number): string[] => {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, at) => addDays(monday, (at + 1 - count) * 7));
};

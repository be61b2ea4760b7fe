const DAY_MS = 86_400_000;

/** Days since 1970 of an ISO date. */
const numberOf = (day: string): number => Math.round(Date.parse(day) / DAY_MS);

/** The ISO date so many days after another; negative: before it. */
export const dayAfter = (day: string, days: number): string =>
  new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** 1970-01-01 was a Thursday. */
const MONDAY_OFFSET = 3;

/** Monday of the week that an ISO date lies in. */
export const weekStart = (day: string): string => dayAfter(day, -((numberOf(day) + MONDAY_OFFSET) % 7));

/** The last weeks up to the one of today, oldest first, each by its Monday. */
export const lastWeeks = (today: string, count: number): string[] => {
  const monday = weekStart(today);
  return Array.from({ length: count }, (_, at) => dayAfter(monday, (at + 1 - count) * 7));
};

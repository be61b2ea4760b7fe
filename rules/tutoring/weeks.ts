import { addDays, mondayOf, vietnamDay } from '#rules/calendar/calendar.ts';

const WEEK_MS = 7 * 86_400_000;

/**
 * The week of a lesson, 1-based: calendar weeks in Vietnam, from the Monday on or before the first lesson. It follows
 * from the time, so a lesson moved over midnight on Sunday is one of the next week.
 * @param firstAt when the class's first lesson begins, milliseconds since 1970
 */
export const weekOf = (startsAt: number, firstAt: number): number =>
  Math.round(
    (Date.parse(mondayOf(vietnamDay(startsAt))) - Date.parse(mondayOf(vietnamDay(firstAt)))) / WEEK_MS,
  ) + 1;

/** Monday and Sunday of a week of the class, as ISO dates. */
export function weekDays(week: number, firstAt: number): { from: string; to: string } {
  const from = addDays(mondayOf(vietnamDay(firstAt)), (week - 1) * 7);
  return { from, to: addDays(from, 6) };
}

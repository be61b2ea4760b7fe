import { addDays } from '#rules/calendar/calendar.ts';
import { instantOf, localDay, localMinutes } from '#rules/calendar/time-zone.ts';

const DAY_MINUTES = 1_440;

/** Hours in which nothing is sent, in minutes since midnight: from the first to before the second, perhaps over midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

/** `22:30` in minutes since midnight. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Of times of day such as `22:30`; equal ones mean no quiet hours. */
export const quietHours = (from: string, to: string): QuietHours => ({
  from: minutesOf(from),
  to: minutesOf(to),
});

const isOverMidnight = ({ from, to }: QuietHours): boolean => from > to;

/** Whether clocks in the zone show a quiet hour at an instant, milliseconds since 1970. */
export function isQuietAt(at: number, quiet: QuietHours, zone: string): boolean {
  const shown = localMinutes(at, zone);
  return isOverMidnight(quiet)
    ? shown >= quiet.from || shown < quiet.to
    : shown >= quiet.from && shown < quiet.to;
}

/** First and last day of the quiet hours around an instant within them. */
function daysAround(at: number, quiet: QuietHours, zone: string): { first: string; last: string } {
  const day = localDay(at, zone);
  if (!isOverMidnight(quiet)) return { first: day, last: day };
  return localMinutes(at, zone) >= quiet.from
    ? { first: day, last: addDays(day, 1) }
    : { first: addDays(day, -1), last: day };
}

/** When the quiet hours around an instant end; the instant itself outside of them. */
export function quietEnd(at: number, quiet: QuietHours, zone: string): number {
  if (!isQuietAt(at, quiet, zone)) return at;
  return Math.max(at, instantOf(daysAround(at, quiet, zone).last, quiet.to, zone));
}

/**
 * Up to `lead` minutes before the quiet hours around an instant begin, as far as the learner is awake that long; the
 * instant itself outside of them.
 */
export function beforeQuiet(at: number, quiet: QuietHours, zone: string, lead: number): number {
  if (!isQuietAt(at, quiet, zone)) return at;
  const awake = (quiet.from - quiet.to + DAY_MINUTES) % DAY_MINUTES;
  return instantOf(daysAround(at, quiet, zone).first, quiet.from - Math.min(lead, awake), zone);
}

/** When the next quiet hours begin; null without any. For an instant outside of them. */
export function nextQuiet(at: number, quiet: QuietHours, zone: string): number | null {
  if (quiet.from === quiet.to) return null;
  const day = localDay(at, zone);
  const today = instantOf(day, quiet.from, zone);
  return today > at ? today : instantOf(addDays(day, 1), quiet.from, zone);
}

import { addDays } from '../calendar/calendar.ts';
import { localDay } from '../calendar/time-zone.ts';

/** Days until another journey may skip days for free: a streak cannot be kept by travelling alone. */
const SKIP_EVERY_DAYS = 7;

/** A learner's move to another time zone. Times are milliseconds since 1970, zones IANA names. */
interface Move {
  at: number;
  from: string;
  to: string;
  /** When a move last skipped days; null if none has. */
  lastSkip: number | null;
}

/**
 * Days that a move to the east ends before they are over, ISO dates: the learner had less of them than others, so those
 * on which they have not studied break no streak.
 */
export function skippedDays({ at, from, to, lastSkip }: Move): string[] {
  const today = localDay(at, from);
  if (lastSkip !== null && localDay(lastSkip, from) > addDays(today, -SKIP_EVERY_DAYS)) return [];
  const days: string[] = [];
  for (let day = today; day < localDay(at, to); day = addDays(day, 1)) days.push(day);
  return days;
}

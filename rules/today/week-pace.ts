import { addDays, mondayOf } from '../calendar/calendar.ts';

const DAYS_KEPT = 6;

interface WeekInput {
  /** ISO date. */
  today: string;
  /** The first day on which the learner studied at all, if it is known: days before it are not asked for. */
  startsOn: string | null;
  /** Of study a day, by the plan. */
  minutesADay: number;
  /** Studied since Monday, today included. */
  minutes: number;
}

/**
 * Minutes that the plan asked for from Monday to yesterday and that were not studied; 0 if it is kept. One day of
 * the week is free, so it is first behind after two days without study.
 */
export function minutesBehind({ today, startsOn, minutesADay, minutes }: WeekInput): number {
  const monday = mondayOf(today);
  const from = startsOn && startsOn > monday ? startsOn : monday;
  let days = 0;
  for (let day = from; day < today; day = addDays(day, 1)) days += 1;
  const asked = Math.min(DAYS_KEPT, Math.max(0, days - 1)) * minutesADay;
  return Math.max(0, Math.round(asked - minutes));
}

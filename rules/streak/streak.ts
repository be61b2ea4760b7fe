import { addDays } from '../calendar/calendar.ts';

/** Known study days: all from one day on, and the length of the run that ends the day before it. */
export interface StudyDays {
  /** ISO dates, in any order. */
  days: readonly string[];
  /** First day that `days` covers. */
  from: string;
  /** Study days in a row up to the day before `from`. */
  before: number;
}

export interface Streak {
  /** Study days in a row up to today, or up to yesterday while today has none yet. */
  length: number;
  /** Today is one of them. */
  today: boolean;
}

/** The streak as of a day. Recomputed from all known days, so that a day reported late repairs it. */
export function streakOf({ days, from, before }: StudyDays, today: string): Streak {
  const studied = new Set(days);
  const hasToday = studied.has(today);
  let length = 0;
  let day = hasToday ? today : addDays(today, -1);
  while (day >= from && studied.has(day)) {
    length += 1;
    day = addDays(day, -1);
  }
  return { length: day < from ? length + before : length, today: hasToday };
}

/** Adds the device's study days that the server does not have yet. */
export const withLocalDays = (known: StudyDays, own: readonly string[]): StudyDays => ({
  ...known,
  days: [...new Set([...known.days, ...own])].toSorted(),
});

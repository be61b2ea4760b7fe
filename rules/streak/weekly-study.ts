import { addDays, lastWeeks } from '../calendar/calendar.ts';

/** Something completed on a day. */
export interface StudyEvent {
  /** ISO date. */
  day: string;
  /** What was completed; repeating it on another day does not count again. */
  subject: string;
}

export interface StudyWeek {
  /** Monday and Sunday, ISO dates. */
  from: string;
  to: string;
  sections: number;
  study_days: number;
}

/** Completions in each of the last weeks, oldest first; the last one is the current week. */
export function weeklyStudy(events: readonly StudyEvent[], today: string, weeks: number): StudyWeek[] {
  return lastWeeks(today, weeks).map((from) => {
    const to = addDays(from, 6);
    const own = events.filter(({ day }) => day >= from && day <= to);
    return {
      from,
      to,
      sections: new Set(own.map(({ subject }) => subject)).size,
      study_days: new Set(own.map(({ day }) => day)).size,
    };
  });
}

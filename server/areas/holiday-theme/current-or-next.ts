import { type HolidayTimes, holidayPhase } from '#rules/holiday-theme/holiday-time.ts';

/** The current holiday or, if there is none, the next one to begin; null when all are over. */
export function currentOrNext<T extends HolidayTimes>(themes: readonly T[], now: number): T | null {
  const left = themes.filter((theme) => holidayPhase(theme, now) !== 'over');
  return left.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1))[0] ?? null;
}

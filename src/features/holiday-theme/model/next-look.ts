import { type HolidayTimes, vietnamInstant } from '#rules/holiday-theme/holiday-time.ts';

const HOUR_MS = 3_600_000;

/** Milliseconds until the theme may have started, ended or been replaced on the server: at most an hour. */
export function msToNextCheck(theme: HolidayTimes | null, now: number): number {
  const changes = theme ? [theme.start_time, theme.end_time].map(vietnamInstant) : [];
  const ahead = changes.flatMap((at) => (at !== null && at >= now ? [at - now + 1] : []));
  return Math.min(HOUR_MS, ...ahead);
}

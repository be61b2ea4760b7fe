import { VIETNAM_OFFSET_MS } from '../calendar/calendar.ts';

/** Milliseconds since 1970 of `YYYY-MM-DD HH:mm:ss` in Asia/Ho_Chi_Minh; null if there is no such time. */
export function vietnamInstant(text: string): number | null {
  const instant = Date.parse(`${text.replace(' ', 'T')}+07:00`);
  if (Number.isNaN(instant)) return null;
  // Some engines parse 30 February as 2 March.
  const written = new Date(instant + VIETNAM_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
  return written === text ? instant : null;
}

export interface HolidayTimes {
  start_time: string;
  end_time: string;
}

/** Phase of a holiday at `now` (milliseconds since 1970); both ends inclusive. Invalid times never begin. */
export function holidayPhase(
  { start_time, end_time }: HolidayTimes,
  now: number,
): 'ahead' | 'active' | 'over' {
  const start = vietnamInstant(start_time);
  const end = vietnamInstant(end_time);
  if (start === null || end === null || now > end) return 'over';
  return now < start ? 'ahead' : 'active';
}

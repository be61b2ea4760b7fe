import { VIETNAM_OFFSET_MS, vietnamDay, weekdayOf } from '#rules/calendar/calendar.ts';

const WEEKDAYS = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'] as const;

/** Time of day in Vietnam, such as `19:30`. */
export const clockTime = (ms: number): string => new Date(ms + VIETNAM_OFFSET_MS).toISOString().slice(11, 16);

/** Such as `thứ Ba 01/12`. */
export function lessonDay(ms: number): string {
  const day = vietnamDay(ms);
  const [, month, date] = day.split('-');
  return `${WEEKDAYS[weekdayOf(day)]} ${date}/${month}`;
}

/** When a lesson is held, in Vietnam: `19:30, thứ Ba 01/12`. */
export const lessonTime = (ms: number): string => `${clockTime(ms)}, ${lessonDay(ms)}`;

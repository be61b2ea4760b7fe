import { expect, it } from 'vitest';
import { STREAK } from './streak.ts';

it.each(STREAK.weekdays.map((short, weekday) => [short, weekday] as const))(
  '%s is the day of that name, as the calendar counts it',
  (short, weekday) => {
    // 2026-11-22 is a Sunday.
    const day = new Date(Date.UTC(2026, 10, 22 + weekday));
    expect(day.toLocaleDateString('vi-VN', { weekday: 'narrow', timeZone: 'UTC' })).toBe(short);
    const name = day.toLocaleDateString('vi-VN', { weekday: 'long', timeZone: 'UTC' });
    expect(STREAK.weekdayNames[weekday]?.toLowerCase()).toBe(name.toLowerCase());
  },
);

import { VIETNAM_OFFSET_MS } from '../calendar/calendar.ts';

const HOUR_MS = 3_600_000;

/** When the calendar month began that it is in Vietnam. Milliseconds since 1970, like `now`. */
export const vietnamMonthStart = (now: number): number => {
  const there = new Date(now + VIETNAM_OFFSET_MS);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - VIETNAM_OFFSET_MS;
};

/** How many gradings may still be asked for this month. */
export const remainingGradings = (perMonth: number, asked: number): number => Math.max(0, perMonth - asked);

/** Until when a teacher's grade is promised. */
export const dueAt = (askedAt: number, hours: number): number => askedAt + hours * HOUR_MS;

export const isOverdue = (dueAtMs: number, now: number): boolean => now > dueAtMs;

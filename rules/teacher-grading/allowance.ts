import { VIETNAM_OFFSET_MS } from '../calendar/calendar.ts';

const HOUR_MS = 3_600_000;

/** Start of the current calendar month in Vietnam. Milliseconds since 1970, like `now`. */
export const vietnamMonthStart = (now: number): number => {
  const there = new Date(now + VIETNAM_OFFSET_MS);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - VIETNAM_OFFSET_MS;
};

/** How many gradings may still be requested this month. */
export const remainingGradings = (perMonth: number, requested: number): number =>
  Math.max(0, perMonth - requested);

/** When a teacher's grade is due. */
export const dueAt = (requestedAt: number, hours: number): number => requestedAt + hours * HOUR_MS;

export const isOverdue = (dueAtMs: number, now: number): boolean => now > dueAtMs;

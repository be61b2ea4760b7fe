import { VIETNAM_OFFSET_MS } from '#rules/calendar/calendar.ts';

/** Homework is due at the end of its day in Vietnam. @param day ISO date. @returns milliseconds; null for no day */
export function dueAt(day: string): number | null {
  const at = Date.parse(`${day}T23:59:00Z`) - VIETNAM_OFFSET_MS;
  return Number.isNaN(at) ? null : at;
}

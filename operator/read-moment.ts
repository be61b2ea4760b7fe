import { VIETNAM_OFFSET_MS } from '#rules/calendar/calendar.ts';

const DAY_MS = 86_400_000;
const MOMENT = /^(?:(\d{4}-\d{2}-\d{2})[T ])?((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** `2026-11-21T02:30`, with T or a space: that time in Vietnam. Null for anything else, and for times to come. */
export function readPastMoment(text: string, now: number): Date | null {
  const [whole, day, time] = MOMENT.exec(text) ?? [];
  if (whole === undefined || day === undefined) return null;
  const local = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(day)) return null;
  const moment = local - VIETNAM_OFFSET_MS;
  return moment <= now ? new Date(moment) : null;
}

/**
 * `02:30`: the next 02:30 in Vietnam; `2027-01-31T02:30`, with T or a space: that time in Vietnam.
 * Null for anything else, and for times in the past.
 */
export function readMoment(text: string, now: number): Date | null {
  const [whole, day, time] = MOMENT.exec(text) ?? [];
  if (whole === undefined) return null;
  const today = new Date(now + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);
  const local = Date.parse(`${day ?? today}T${time}:00Z`);
  // 31 February becomes a day in March, or invalid.
  if (Number.isNaN(local) || (day !== undefined && !new Date(local).toISOString().startsWith(day)))
    return null;
  const moment = local - VIETNAM_OFFSET_MS;
  if (moment > now) return new Date(moment);
  return day === undefined ? new Date(moment + DAY_MS) : null;
}

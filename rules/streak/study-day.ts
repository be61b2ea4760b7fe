import { vietnamDay } from '../calendar/calendar.ts';

/** How late a completion may come and still make its day a study day. */
const BACKFILL_MS = 48 * 3_600_000;

/** A completion by the learner's clock corrected for its skew, and when the server heard of it; milliseconds. */
export interface Completion {
  completedAt: number;
  receivedAt: number;
}

/**
 * The calendar day in Vietnam that a completion belongs to: when it was done, not when it was sent. One in the future
 * is done now. One that comes too late is practice all the same, and counts for no streak.
 */
export function studyDay({ completedAt, receivedAt }: Completion): { day: string; counts: boolean } {
  const at = Math.max(0, Math.min(completedAt, receivedAt));
  return { day: vietnamDay(at), counts: receivedAt - at <= BACKFILL_MS };
}

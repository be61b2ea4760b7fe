import type { ZoneHistory } from '#contract/time-zone.ts';
import { localDay, zoneAt } from '../calendar/time-zone.ts';

/** Maximum delay with which a completion still makes its day a study day. */
export const BACKFILL_MS = 48 * 3_600_000;

/** Time of a completion by the learner's clock, corrected for skew, and when the server received it; milliseconds. */
export interface Completion {
  completedAt: number;
  receivedAt: number;
}

/**
 * The calendar day of a completion where the learner was: when it was done, not when it was sent. One in the future
 * counts as now. One that arrives too late is stored, but does not count for streaks.
 */
export function studyDay(
  { completedAt, receivedAt }: Completion,
  zones: ZoneHistory,
): { day: string; counts: boolean } {
  const at = Math.max(0, Math.min(completedAt, receivedAt));
  return { day: localDay(at, zoneAt(zones, at)), counts: receivedAt - at <= BACKFILL_MS };
}

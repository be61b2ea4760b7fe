import { JOIN_EARLY_MS, LIVE_TIMING, type LiveTiming } from '#contract/tutoring.ts';

/** All moments are milliseconds since 1970; `now` is the server's, or a device's corrected for its skew. */
interface Span {
  starts_at: number;
  ends_at: number;
}

/** From this long before its beginning on, a lesson is near. */
const NEAR_MS = 24 * 3_600_000;
/** Whoever joins later than this after the beginning is late. */
const LATE_MS = 10 * 60_000;

/** When a lesson is, seen from now. A boundary belongs to the later state: at its end a lesson is over. */
export function liveTiming({ starts_at, ends_at }: Span, now: number): LiveTiming {
  if (now >= ends_at) return LIVE_TIMING.DONE;
  if (now >= starts_at) return LIVE_TIMING.LIVE;
  if (now >= starts_at - JOIN_EARLY_MS) return LIVE_TIMING.NEAR_LIVE;
  return now >= starts_at - NEAR_MS ? LIVE_TIMING.NEAR_FUTURE : LIVE_TIMING.FAR_FUTURE;
}

/** Whether the room is open: its link is told then. */
export const canJoin = (span: Span, now: number): boolean => {
  const timing = liveTiming(span, now);
  return timing === LIVE_TIMING.NEAR_LIVE || timing === LIVE_TIMING.LIVE;
};

/** What joining at a moment counts as. */
export const attendanceOfJoin = ({ starts_at }: Pick<Span, 'starts_at'>, now: number): 'present' | 'late' =>
  now > starts_at + LATE_MS ? 'late' : 'present';

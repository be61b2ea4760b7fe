/**
 * When the learner did something: their clock, corrected by the last measured skew. A wrong clock is never rejected; a
 * time in the future is replaced by the server's current time.
 */
export const learnerTime = (clock: { at: number; skew: number }, now: number): Date =>
  new Date(Math.min(Math.max(0, clock.at + clock.skew), now));

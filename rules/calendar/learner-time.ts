/**
 * When the learner did something, from their own clock corrected by the skew they last measured.
 * A device that is days wrong is never refused; a time in the future is the server's now.
 */
export const learnerTime = (clock: { at: number; skew: number }, now: number): Date =>
  new Date(Math.min(Math.max(0, clock.at + clock.skew), now));

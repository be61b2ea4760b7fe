const MINUTE_MS = 60_000;
/** A session is open to staff for this long after their code. */
const LONGEST_MS = 12 * 60 * MINUTE_MS;
/** Without a call it closes after this. */
const IDLE_MS = 60 * MINUTE_MS;
/** The end is moved by at least this, so that not every call is written down. */
const STEP_MS = 5 * MINUTE_MS;

/** Until when a session is open to staff after a call now, milliseconds since 1970. */
export const sessionEnd = (verifiedAt: number, now: number): number =>
  Math.min(verifiedAt + LONGEST_MS, now + IDLE_MS);

/** Whether a call now moves the end far enough to be written down. */
export const movesEnd = (verifiedAt: number, end: number, now: number): boolean =>
  sessionEnd(verifiedAt, now) - end >= STEP_MS;

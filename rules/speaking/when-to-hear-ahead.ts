/** An answer that is being given, and when it was last heard ahead. Times are seconds. */
export interface AnswerUnderWay {
  elapsed: number;
  /** Time in which a voice was heard, and since the last of it; null where levels cannot be measured. */
  spoken: number | null;
  silence: number | null;
}

/** What was heard ahead of an answer so far. */
export interface HeardAhead {
  times: number;
  /** `elapsed` and `spoken` at the last time. */
  at: number;
  spoken: number;
}

export const NOT_YET: HeardAhead = { times: 0, at: 0, spoken: 0 };

/** How often an answer is heard ahead at the most: each time all of it is sent. */
const MOST = 12;
/** The longest time that is left to be heard at the end, seconds. */
const STEP = 12;
/**
 * A silence after which the answer is perhaps over: what was said before it is heard while the examiner still waits. A
 * recorder hands its sound over each second, so the end of the voice is in it, and some of the silence.
 */
const PERHAPS_OVER = 1.5;
/** Less voice than this is not worth a call, seconds. */
const LEAST_VOICE = 0.5;

/** Whether it is time to have heard what was said so far. */
export function isTimeToHear({ elapsed, spoken, silence }: AnswerUnderWay, before: HeardAhead): boolean {
  if (before.times >= MOST) return false;
  if (spoken !== null && spoken - before.spoken < LEAST_VOICE) return false;
  return elapsed - before.at >= STEP || (silence !== null && silence >= PERHAPS_OVER);
}

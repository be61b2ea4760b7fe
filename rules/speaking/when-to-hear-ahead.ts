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
  /** It was quiet then: all that had been said was heard, not only what was before the last pause. */
  wasQuiet: boolean;
}

export const NOT_YET: HeardAhead = { times: 0, at: 0, spoken: 0, wasQuiet: true };

/** Who hears it: this device, or the server, to which all of it is sent each time. */
export type EarAhead = 'device' | 'server';

/** How often an answer is heard ahead at the most. */
const MOST: Record<EarAhead, number> = { device: 60, server: 20 };
/** After this long it is heard again, seconds: about as much is left at its end, and a phone hears four times as slowly. */
const STEP: Record<EarAhead, number> = { device: 5, server: 8 };
/**
 * A silence after which the answer is perhaps over: what was said before it is heard while the examiner still waits. A
 * recorder hands its sound over each second, so the end of the voice is in it, and some of the silence.
 */
const PERHAPS_OVER = 1.5;
/** Less voice than this is not worth a call, seconds. */
const LEAST_VOICE = 0.5;

/** Whether it is time to have heard what was said so far. */
export function isTimeToHear(
  ear: EarAhead,
  { elapsed, spoken, silence }: AnswerUnderWay,
  before: HeardAhead,
): boolean {
  if (before.times >= MOST[ear]) return false;
  if (spoken !== null && spoken - before.spoken < LEAST_VOICE && before.wasQuiet) return false;
  return elapsed - before.at >= STEP[ear] || (silence !== null && silence >= PERHAPS_OVER);
}

/** Notes that it is heard now. */
export const heardNow = (
  { elapsed, spoken, silence }: AnswerUnderWay,
  { times }: HeardAhead,
): HeardAhead => ({
  times: times + 1,
  at: elapsed,
  spoken: spoken ?? 0,
  wasQuiet: silence !== null && silence >= PERHAPS_OVER,
});

import type { PushPayload } from '#contract/push.ts';

/**
 * How a push that has arrived is shown. `sent`: as it was sent. `studied`: instead of a reminder, that today's work is
 * done. `general`: without its text, which is out of date or meant for somebody else.
 */
export type Showing = 'sent' | 'studied' | 'general';

const HOUR_MS = 3_600_000;

/** Time for which what was sent stays true, milliseconds. A streak's reminder is about its day, too. */
const TRUE_FOR_MS: Readonly<Record<PushPayload['kind'], number>> = {
  streak: 24 * HOUR_MS,
  graded: 28 * 24 * HOUR_MS,
  class: HOUR_MS,
  news: 7 * 24 * HOUR_MS,
  account: 7 * 24 * HOUR_MS,
};

export interface Arrival {
  /** Milliseconds since 1970. */
  now: number;
  /** The learner who subscribed this device is still signed in on it. */
  isForOwner: boolean;
  /** Something was completed on this device today. */
  studiedToday: boolean;
  /** It was sent on the same day, by the learner's clock. */
  sentToday: boolean;
}

/** A push is always shown, or the browser ends the subscription: this decides as what. */
export function showingOf(
  { kind, at }: Pick<PushPayload, 'kind' | 'at'>,
  { now, isForOwner, studiedToday, sentToday }: Arrival,
): Showing {
  if (!isForOwner) return 'general';
  if (kind === 'streak' && studiedToday) return 'studied';
  if (kind === 'streak' && !sentToday) return 'general';
  return now - at <= TRUE_FOR_MS[kind] ? 'sent' : 'general';
}

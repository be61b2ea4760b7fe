import { SNOOZE_MS } from '#contract/push.ts';
import { addDays } from '#rules/calendar/calendar.ts';
import { instantOf, localDay, localMinutes } from '#rules/calendar/time-zone.ts';
import { beforeQuiet, isQuietAt, type QuietHours, quietEnd } from './quiet-hours.ts';

const DAY_MS = 86_400_000;
/** From the last practice to the first reminder: half an hour before the same time on the next day. */
const FIRST_MS = 23.5 * 3_600_000;
/** Days after the last practice with a reminder: three in a row, then weekly, then no more until the next practice. */
const REMINDER_DAYS = [1, 2, 3, 10, 17, 24, 31] as const;
/** How long before quiet hours a reminder comes that would fall into them, minutes. */
const LEAD = 30;
/** The same for one that the learner postponed. */
const SNOOZE_LEAD = 5;
/** A postponed reminder does not come back sooner than this. */
const SNOOZE_LEAST_MS = 15 * 60_000;

/** What a learner's reminders depend on. Times are milliseconds since 1970. */
export interface ReminderState {
  practisedAt: number;
  /** IANA name of the learner's present zone. */
  zone: string;
  quiet: QuietHours;
  /** When they were last reminded. */
  remindedAt: number | null;
  /** Until when they postponed a reminder. */
  snoozedUntil: number | null;
}

export interface PlannedReminder {
  at: number;
  /** Days since the last practice. */
  days: number;
  /** No other follows before the next practice. */
  isLast: boolean;
}

/**
 * The first reminder after a practice. One in quiet hours comes before them, if that is not the day of the practice
 * itself, or else after them.
 */
function firstReminder({ practisedAt, zone, quiet }: ReminderState): number {
  const at = practisedAt + FIRST_MS;
  const early = beforeQuiet(at, quiet, zone, LEAD);
  const isNextDay = localDay(early, zone) > localDay(practisedAt, zone);
  return isNextDay && !isQuietAt(early, quiet, zone) ? early : quietEnd(at, quiet, zone);
}

/** The plan while nobody practises: later reminders come at the local time of the first. */
function* remindersSince(state: ReminderState, after: number): Generator<PlannedReminder> {
  const { practisedAt, zone, quiet } = state;
  const first = firstReminder(state);
  const [day, minutes] = [localDay(first, zone), localMinutes(first, zone)];
  for (const [index, days] of REMINDER_DAYS.entries()) {
    // Long over: not worth computing.
    if (practisedAt + (days + 2) * DAY_MS < after) continue;
    const at = days === 1 ? first : quietEnd(instantOf(addDays(day, days - 1), minutes, zone), quiet, zone);
    yield { at, days, isLast: index === REMINDER_DAYS.length - 1 };
  }
}

function firstOf<T>(items: Iterable<T>, fits: (item: T) => boolean): T | null {
  for (const item of items) if (fits(item)) return item;
  return null;
}

/** When a postponed reminder comes back; null if none was postponed since the last practice, or there is no time for it. */
function snoozed({ practisedAt, zone, quiet, snoozedUntil }: ReminderState): number | null {
  if (snoozedUntil === null || snoozedUntil - SNOOZE_MS < practisedAt) return null;
  const at = beforeQuiet(snoozedUntil, quiet, zone, SNOOZE_LEAD);
  return at - (snoozedUntil - SNOOZE_MS) >= SNOOZE_LEAST_MS && !isQuietAt(at, quiet, zone) ? at : null;
}

/** The next reminder after an instant; null if none follows before the next practice. At most one a day, if not postponed. */
export function planReminder(state: ReminderState, after: number): PlannedReminder | null {
  const { practisedAt, zone, remindedAt } = state;
  const reminded = remindedAt === null ? null : localDay(remindedAt, zone);
  const next = firstOf(
    remindersSince(state, after),
    ({ at }) => at > after && localDay(at, zone) !== reminded,
  );
  const again = snoozed(state);
  if (again === null || again <= after || (next !== null && next.at <= again)) return next;
  return { at: again, days: Math.round((again - practisedAt) / DAY_MS), isLast: next === null };
}

/**
 * The reminder that was planned for `dueAt`, if it is still to be sent: nothing that it depends on has changed, and its
 * day is not over, nor the waking hours of it.
 */
export function dueReminder(state: ReminderState, dueAt: number, now: number): PlannedReminder | null {
  const planned = planReminder(state, dueAt - 1);
  const { zone, quiet } = state;
  const isStill = planned?.at === dueAt && localDay(dueAt, zone) === localDay(now, zone);
  return isStill && !isQuietAt(now, quiet, zone) ? planned : null;
}

import { addDays } from '#rules/calendar/calendar.ts';
import { formatDate } from '#rules/text/formats.ts';
import { deviceClock } from '#src/platform/outbox/reminders/device-clock.ts';
import { PAGE } from '../messages/reminders-page.ts';

/** A coming moment in words, by the clock of this device; milliseconds. */
export function whenText(at: number, now: number): string {
  const { day, time } = deviceClock(at);
  const today = deviceClock(now).day;
  if (day === today) return PAGE.today(time);
  return day === addDays(today, 1) ? PAGE.tomorrow(time) : PAGE.onDay(formatDate(day), time);
}

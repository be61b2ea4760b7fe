import { REPORT_DAYS_MAX } from '#contract/learning-report.ts';
import { addDays, mondayOf } from '#rules/calendar/calendar.ts';
import { LEARNING } from '#src/messages/learning-report.ts';

/** A number of weeks up to today, or custom days (ISO dates, both included). */
export type ReportRange = { weeks: number } | { from: string; to: string };

/** First and last day of a range. `today`: ISO date in Vietnam. */
export const daysOf = (range: ReportRange, today: string): { from: string; to: string } =>
  'weeks' in range ? { from: addDays(mondayOf(today), -7 * (range.weeks - 1)), to: today } : range;

export type RangeErrors = Partial<Record<'from' | 'to', string>>;

/** Errors of custom days, by field. */
export function rangeErrors({ from, to }: { from: string; to: string }): RangeErrors {
  if (from === '') return { from: LEARNING.dateMissing };
  if (to === '') return { to: LEARNING.dateMissing };
  if (from > to) return { from: LEARNING.dateOrder };
  return addDays(from, REPORT_DAYS_MAX) < to ? { from: LEARNING.dateFar } : {};
}

import { sql } from 'drizzle-orm';
import type { ReminderState } from '#rules/reminders/plan-reminder.ts';
import { quietHours } from '#rules/reminders/quiet-hours.ts';
import { learners } from '#server/db/schema-account.ts';
import { pushSettings, streakReminders } from '#server/db/schema-push.ts';
import { studyEvents } from '#server/db/schema-study.ts';

/** Columns of `learners`, `push_settings` and `streak_reminders` that reminders depend on, with the last practice. */
export const REMINDER_COLUMNS = {
  learnerId: learners.id,
  zone: learners.time_zone,
  kinds: pushSettings.kinds,
  quiet_from: pushSettings.quiet_from,
  quiet_to: pushSettings.quiet_to,
  reminded_at: streakReminders.reminded_at,
  snoozed_until: streakReminders.snoozed_until,
  // Days are those of several zones, so the last practice may be on the day before the last.
  practised_at: sql<Date | null>`(
    select max(event.at) from study_events event
    where event.learner_id = ${learners.id} and event.day >= (
      select max(last.day) - 1 from study_events last where last.learner_id = ${learners.id}
    ))`.mapWith(studyEvents.at),
  /** By the database's clock, which all servers share. */
  now: sql<Date>`clock_timestamp()`.mapWith(studyEvents.at),
};

interface ReminderRow {
  zone: string;
  quiet_from: string;
  quiet_to: string;
  reminded_at: Date | null;
  snoozed_until: Date | null;
  practised_at: Date | null;
}

/** Null for a learner who has never practised. */
export const reminderStateOf = (row: ReminderRow): ReminderState | null =>
  row.practised_at && {
    practisedAt: row.practised_at.getTime(),
    zone: row.zone,
    quiet: quietHours(row.quiet_from, row.quiet_to),
    remindedAt: row.reminded_at?.getTime() ?? null,
    snoozedUntil: row.snoozed_until?.getTime() ?? null,
  };

import { eq, sql } from 'drizzle-orm';
import { planReminder } from '#rules/reminders/plan-reminder.ts';
import type { Tx } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { pushSettings, streakReminders } from '#server/db/schema-push.ts';
import { REMINDER_COLUMNS, reminderStateOf } from './reminder-state.ts';

/**
 * Plans the learner's next reminder anew, in the transaction that changed something it depends on: a practice, the
 * settings, the time zone, a postponement.
 * @param snoozedUntil until when the learner has postponed the last one just now
 * @returns when it is due; null if none is
 */
export async function replanReminder(tx: Tx, learnerId: string, snoozedUntil?: Date): Promise<Date | null> {
  // Whoever plans for the same learner waits, and then sees what this transaction changed. Most learners have no row.
  const [settings] = await tx
    .select({ id: pushSettings.learner_id })
    .from(pushSettings)
    .where(eq(pushSettings.learner_id, learnerId))
    .for('no key update');
  if (!settings) return null;
  if (snoozedUntil)
    await tx
      .update(streakReminders)
      .set({ snoozed_until: snoozedUntil })
      .where(eq(streakReminders.learner_id, learnerId));
  const [row] = await tx
    .select(REMINDER_COLUMNS)
    .from(learners)
    .innerJoin(pushSettings, eq(pushSettings.learner_id, learners.id))
    .leftJoin(streakReminders, eq(streakReminders.learner_id, learners.id))
    .where(eq(learners.id, learnerId));
  const state = row?.kinds.includes('streak') ? reminderStateOf(row) : null;
  const planned = row && state ? planReminder(state, row.now.getTime()) : null;
  const due_at = planned && new Date(planned.at);
  await tx
    .insert(streakReminders)
    .values({ learner_id: learnerId, due_at })
    .onConflictDoUpdate({
      target: streakReminders.learner_id,
      set: { due_at },
      setWhere: sql`${streakReminders.due_at} is distinct from excluded.due_at`,
    });
  return due_at;
}

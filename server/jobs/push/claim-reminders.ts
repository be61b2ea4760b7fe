import { asc, eq, lte, sql } from 'drizzle-orm';
import { href } from '#contract/href.ts';
import { DAILY_CAP } from '#contract/notebook.ts';
import { dueReminder, planReminder } from '#rules/reminders/plan-reminder.ts';
import { nextQuiet } from '#rules/reminders/quiet-hours.ts';
import { reminderWords } from '#rules/reminders/reminder-words.ts';
import type { Tx } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { notebookCards } from '#server/db/schema-notebook.ts';
import { pushSettings, streakReminders } from '#server/db/schema-push.ts';
import { REMINDER_COLUMNS, reminderStateOf } from '#server/domain/push/reminder-state.ts';
import type { Platform } from '#server/platform.ts';
import { type Decided, fanOut } from './fan-out.ts';

/** Learners per transaction. */
export const REMINDER_BATCH = 200;
/** A reminder that no device could be given for so long is not given any more. */
const USEFUL_MS = 4 * 3_600_000;

/** Cards of a learner's notebook that are due by the end of their day, at most a day's share; `due` is in milliseconds. */
const dueCards = sql<number>`(
  select count(*)::int from (
    select from ${notebookCards} card
    where card.learner_id = ${learners.id} and not card.removed
      and card.due < 1000 * extract(epoch from
        (date_trunc('day', clock_timestamp() at time zone ${learners.time_zone}) + interval '1 day')
          at time zone ${learners.time_zone})
    limit ${DAILY_CAP}) due)`;

/** Due reminders, locked together with their settings; those that another server works on are left to it. */
const claimDue = (tx: Tx) =>
  tx
    .select({
      ...REMINDER_COLUMNS,
      due_at: streakReminders.due_at,
      sent_day: pushSettings.sent_day,
      sent_count: pushSettings.sent_count,
      dueCards,
    })
    .from(streakReminders)
    .innerJoin(pushSettings, eq(pushSettings.learner_id, streakReminders.learner_id))
    .innerJoin(learners, eq(learners.id, streakReminders.learner_id))
    .where(lte(streakReminders.due_at, sql`clock_timestamp()`))
    .orderBy(asc(streakReminders.due_at))
    .limit(REMINDER_BATCH)
    .for('update', { of: [streakReminders, pushSettings], skipLocked: true });

type Claimed = Awaited<ReturnType<typeof claimDue>>[number];

/** The reminder to send now; null if it is not to be sent any more. */
function decide(row: Claimed): Decided | null {
  const state = row.kinds.includes('streak') ? reminderStateOf(row) : null;
  const now = row.now.getTime();
  const due = state && row.due_at && dueReminder(state, row.due_at.getTime(), now);
  if (!state || !due) return null;
  const quiet = nextQuiet(now, state.quiet, state.zone) ?? Number.POSITIVE_INFINITY;
  const { learnerId, zone, sent_day, sent_count, dueCards: cards } = row;
  return {
    zone,
    sent_day,
    sent_count,
    push: {
      learnerId,
      kind: 'streak',
      tag: 'streak',
      ...reminderWords({ ...due, dueCards: cards }),
      path: href('home'),
      at: now,
      expiresAt: Math.min(now + USEFUL_MS, quiet),
      practisedAt: state.practisedAt,
    },
  };
}

/** What is planned after this reminder. */
function nextOf(row: Claimed, isSent: boolean) {
  const now = row.now.getTime();
  const reminded_at = isSent ? row.now : row.reminded_at;
  const state = row.kinds.includes('streak') ? reminderStateOf({ ...row, reminded_at }) : null;
  const planned = state && planReminder(state, now);
  return { learner: row.learnerId, reminded_at, due_at: planned && new Date(planned.at) };
}

/**
 * Enqueues the reminders that are due, and plans the next ones, in one transaction: a server that dies in between leaves
 * them as they were.
 * @returns how many were due, at most `REMINDER_BATCH`
 */
export const claimReminders = (platform: Pick<Platform, 'db' | 'jobs' | 'push'>): Promise<number> =>
  platform.db.transaction(async (tx) => {
    const rows = await claimDue(tx);
    if (rows.length === 0) return 0;
    const decisions = rows.map((row) => ({ row, decided: decide(row) }));
    const sent = await fanOut(
      platform,
      tx,
      decisions.flatMap(({ decided }) => decided ?? []),
    );
    const next = decisions.map(({ row, decided }) => nextOf(row, decided !== null && sent.has(decided)));
    await tx.execute(sql`
      update streak_reminders reminder set due_at = next.due_at, reminded_at = next.reminded_at
      from jsonb_to_recordset(${JSON.stringify(next)}::jsonb)
        as next(learner uuid, due_at timestamptz, reminded_at timestamptz)
      where reminder.learner_id = next.learner`);
    return rows.length;
  });

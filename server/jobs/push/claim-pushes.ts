import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { quietEnd, quietHours } from '#rules/reminders/quiet-hours.ts';
import type { Tx } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';
import { pushes, pushSettings } from '#server/db/schema-push.ts';
import { REMINDER_COLUMNS } from '#server/domain/push/reminder-state.ts';
import type { Platform } from '#server/platform.ts';
import { type Decided, fanOut } from './fan-out.ts';

/** Notifications per transaction. */
export const PUSH_BATCH = 200;
/** For how long push services and the queue try, milliseconds. */
const USEFUL_MS = 24 * 3_600_000;

/** It announces a result that is being graded anew, which will be announced then. */
const isWithdrawn = sql<boolean>`exists (
  select from ${attemptAnswers} given
  where given.attempt_id = ${pushes.attempt_id} and given.evaluation ->> 'status' = 'waiting')`;

/** Due notifications, locked together with their settings; those that another server works on are left to it. */
const claimDue = (tx: Tx) =>
  tx
    .select({
      push: pushes,
      kinds: pushSettings.kinds,
      quiet_from: pushSettings.quiet_from,
      quiet_to: pushSettings.quiet_to,
      sent_day: pushSettings.sent_day,
      sent_count: pushSettings.sent_count,
      zone: learners.time_zone,
      seen_at: attempts.mark_seen_at,
      isWithdrawn,
      now: REMINDER_COLUMNS.now,
    })
    .from(pushes)
    .innerJoin(pushSettings, eq(pushSettings.learner_id, pushes.learner_id))
    .innerJoin(learners, eq(learners.id, pushes.learner_id))
    .leftJoin(attempts, eq(attempts.id, pushes.attempt_id))
    .where(and(lte(pushes.due_at, sql`clock_timestamp()`)))
    .orderBy(asc(pushes.due_at))
    .limit(PUSH_BATCH)
    .for('update', { of: [pushes, pushSettings], skipLocked: true });

type Claimed = Awaited<ReturnType<typeof claimDue>>[number];

/** When the learner's quiet hours end; null outside of them. */
function waitOf({ quiet_from, quiet_to, zone, now }: Claimed): Date | null {
  const end = quietEnd(now.getTime(), quietHours(quiet_from, quiet_to), zone);
  return end > now.getTime() ? new Date(end) : null;
}

/** When it is too late for it, milliseconds. */
const expiryOf = ({ expires_at }: Claimed['push']): number =>
  expires_at?.getTime() ?? Number.POSITIVE_INFINITY;

const decide = ({ push, zone, sent_day, sent_count, now }: Claimed): Decided => ({
  zone,
  sent_day,
  sent_count,
  push: {
    learnerId: push.learner_id,
    kind: push.kind,
    tag: push.tag,
    title: push.title,
    body: push.body,
    path: push.path,
    at: now.getTime(),
    expiresAt: Math.min(now.getTime() + USEFUL_MS, expiryOf(push)),
    practisedAt: null,
  },
});

async function forget(tx: Tx, rows: readonly Claimed[]): Promise<void> {
  for (const { push } of rows)
    await tx.delete(pushes).where(and(eq(pushes.learner_id, push.learner_id), eq(pushes.tag, push.tag)));
}

/**
 * Enqueues the notifications that are due, in one transaction with marking them so; in quiet hours they wait.
 * @returns how many were due, at most `PUSH_BATCH`
 */
export const claimPushes = (platform: Pick<Platform, 'db' | 'jobs' | 'push'>): Promise<number> =>
  platform.db.transaction(async (tx) => {
    const due = await claimDue(tx);
    if (due.length === 0) return 0;
    const rows = due.filter((row) => !row.isWithdrawn);
    await forget(
      tx,
      due.filter((row) => row.isWithdrawn),
    );
    const waits = new Map(rows.map((row) => [row, waitOf(row)]));
    const wanted = rows.filter((row) => {
      const { push, kinds, seen_at, now } = row;
      const sentAt = waits.get(row) ?? now;
      return kinds.includes(push.kind) && seen_at === null && sentAt.getTime() < expiryOf(push);
    });
    await fanOut(platform, tx, wanted.filter((row) => waits.get(row) === null).map(decide));
    const isWanted = new Set(wanted);
    const after = rows.map((row) => ({
      learner: row.push.learner_id,
      tag: row.push.tag,
      due_at: isWanted.has(row) ? (waits.get(row) ?? null) : null,
    }));
    await tx.execute(sql`
      update pushes push set due_at = after.due_at
      from jsonb_to_recordset(${JSON.stringify(after)}::jsonb) as after(learner uuid, tag text, due_at timestamptz)
      where push.learner_id = after.learner and push.tag = after.tag`);
    return due.length;
  });

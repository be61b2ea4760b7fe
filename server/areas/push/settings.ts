import { eq, lte, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { DEFAULT_PUSH_SETTINGS, PUSH_KINDS, type PushKind, type PushSettings } from '#contract/push.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { recordConsent } from '#server/domain/consent/consents.ts';
import { replanReminder } from '#server/domain/push/replan-reminder.ts';
import type { Queryable, Tx } from '../../db/connect.ts';
import { pushSettings, pushSubscriptions, streakReminders } from '../../db/schema-push.ts';

type Row = typeof pushSettings.$inferSelect;

const ofRow = ({ kinds, quiet_from, quiet_to }: Pick<Row, 'kinds' | 'quiet_from' | 'quiet_to'>) => ({
  kinds: {
    streak: kinds.includes('streak'),
    graded: kinds.includes('graded'),
    class: kinds.includes('class'),
    news: kinds.includes('news'),
  } satisfies Record<PushKind, boolean>,
  quiet_from,
  quiet_to,
});

/** The learner's settings, number of devices, and next reminder. */
export async function settingsOf(db: Queryable, learnerId: string) {
  const [[settings], devices, [reminder]] = await Promise.all([
    db.select().from(pushSettings).where(eq(pushSettings.learner_id, learnerId)),
    db.$count(pushSubscriptions, eq(pushSubscriptions.learner_id, learnerId)),
    db
      .select({ due: streakReminders.due_at })
      .from(streakReminders)
      .where(eq(streakReminders.learner_id, learnerId)),
  ]);
  return {
    ...(settings ? ofRow(settings) : DEFAULT_PUSH_SETTINGS),
    devices,
    next_reminder_at: reminder?.due?.getTime() ?? null,
  };
}

/**
 * Stores the learner's decision unless a later one is stored already. Turning on the first kind records their consent,
 * turning off the last one withdraws it.
 * @returns the settings in force
 */
export async function storeSettings(
  tx: Tx,
  learnerId: string,
  body: BodyOf<typeof ENDPOINTS.push.setSettings>,
): Promise<PushSettings> {
  const { quiet_from, quiet_to, at, skew } = body;
  const kinds = PUSH_KINDS.filter((kind) => body.kinds[kind]);
  const chosen = { kinds, quiet_from, quiet_to, decided_at: learnerTime({ at, skew }, Date.now()) };
  const mine = eq(pushSettings.learner_id, learnerId);
  const [before] = await tx.select().from(pushSettings).where(mine).for('update');
  const [stored] = await tx
    .insert(pushSettings)
    .values({ learner_id: learnerId, ...chosen })
    .onConflictDoUpdate({
      target: pushSettings.learner_id,
      set: chosen,
      setWhere: lte(pushSettings.decided_at, sql`excluded.decided_at`),
    })
    .returning();
  if (!stored) return before ? ofRow(before) : DEFAULT_PUSH_SETTINGS;
  const given = kinds.length > 0;
  if (given !== (before !== undefined && before.kinds.length > 0))
    await recordConsent(tx, learnerId, { kind: 'push', given, at, skew });
  await replanReminder(tx, learnerId);
  return ofRow(stored);
}

import { and, eq, isNotNull } from 'drizzle-orm';
import { SNOOZE_MS } from '#contract/push.ts';
import type { Tx } from '../../db/connect.ts';
import { streakReminders } from '../../db/schema-push.ts';

/**
 * Postpones the learner's last reminder. Pressed so long ago that the time is over, it changes nothing.
 * @returns when the next reminder is due, milliseconds since 1970; null if none is
 */
export async function snooze(tx: Tx, learnerId: string, pressedAt: Date): Promise<number | null> {
  const mine = eq(streakReminders.learner_id, learnerId);
  const until = new Date(pressedAt.getTime() + SNOOZE_MS);
  if (until.getTime() > Date.now())
    await tx
      .update(streakReminders)
      .set({ snoozed_until: until, due_at: until })
      .where(and(mine, isNotNull(streakReminders.reminded_at)));
  const [row] = await tx.select({ due: streakReminders.due_at }).from(streakReminders).where(mine);
  return row?.due?.getTime() ?? null;
}

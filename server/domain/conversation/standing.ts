import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { type LevelStanding, NO_STANDING, withVip } from '#rules/conversation/standing.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { conversationLearners } from '#server/db/schema-conversation.ts';
import { vipGrants } from '#server/db/schema-vip.ts';

export type LearnerRow = typeof conversationLearners.$inferSelect;

/** Where a learner stands, and what they may enter. */
export interface Entry {
  /** With the level that VIP opens. */
  standing: LevelStanding;
  /** VIP of conversation. */
  isVip: boolean;
  /** VIP of conversation or of the AI speaking room: every scene is open. */
  isSpeakingVip: boolean;
}

const millis = (date: Date | null): number | null => date?.getTime() ?? null;

export const standingIn = ({
  selected_at,
  completed_at,
  choices: _,
  learner_id: __,
  ...row
}: LearnerRow) => ({
  ...row,
  selected_at: millis(selected_at),
  completed_at: millis(completed_at),
});

/** In one query. */
export async function entryOf(db: Queryable | Tx, learnerId: string): Promise<Entry> {
  const today = vietnamDay(Date.now());
  const granted = db
    .select({
      is_vip: sql<boolean>`coalesce(bool_or(${vipGrants.product} = 'conversation'), false)`.as('is_vip'),
      is_speaking_vip: sql<boolean>`count(*) > 0`.as('is_speaking_vip'),
    })
    .from(vipGrants)
    .where(
      and(
        eq(vipGrants.learner_id, learnerId),
        inArray(vipGrants.product, ['conversation', 'speaking']),
        or(isNull(vipGrants.until), gte(vipGrants.until, today)),
      ),
    )
    .as('granted');
  const [found] = await db
    .select({ row: conversationLearners, isVip: granted.is_vip, isSpeakingVip: granted.is_speaking_vip })
    .from(granted)
    .leftJoin(conversationLearners, eq(conversationLearners.learner_id, learnerId));
  const isVip = found?.isVip ?? false;
  const own = found?.row ? standingIn(found.row) : NO_STANDING;
  return { standing: withVip(own, isVip), isVip, isSpeakingVip: found?.isSpeakingVip ?? false };
}

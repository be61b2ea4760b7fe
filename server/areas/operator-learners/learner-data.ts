import { and, eq, gt } from 'drizzle-orm';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { dataOffers } from '#server/db/schema-desk.ts';
import { deleteLearner } from '#server/domain/deletion/delete-learner.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';
import { rolesOf } from '#server/domain/staff/roles.ts';
import { phoneOfLearner } from './learner-files.ts';

/** A learner is told once a day at most, however often the button is pressed, milliseconds. */
const OFFER_PAUSE_MS = 86_400_000;

/**
 * Tells a learner that they can download a copy of all their data (decision 093). The desk never sees it.
 * Throws `DeskRefused`.
 */
export async function offerData(tx: Tx, learnerId: string, now: Date): Promise<void> {
  await phoneOfLearner(tx, learnerId);
  const recent = await tx
    .select({ id: dataOffers.id })
    .from(dataOffers)
    .where(
      and(
        eq(dataOffers.learner_id, learnerId),
        gt(dataOffers.offered_at, new Date(now.getTime() - OFFER_PAUSE_MS)),
      ),
    );
  if (recent.length === 0) await tx.insert(dataOffers).values({ learner_id: learnerId, offered_at: now });
}

const isStaff = async (db: Queryable, learnerId: string, now: Date): Promise<boolean> =>
  (await rolesOf(db, learnerId, now.getTime())).length > 0;

/**
 * Deletes a learner on their request, as they would themselves: the sweep that follows erases their files.
 * Throws `DeskRefused`.
 * @param phone typed by the operator, as confirmation
 */
export async function deleteOnRequest(tx: Tx, learnerId: string, phone: string, now: Date): Promise<void> {
  await phoneOfLearner(tx, learnerId);
  if (await isStaff(tx, learnerId, now))
    throw new DeskRefused(`${learnerId} has a role: take it away first`, { code: 'LEARNER_IS_STAFF' });
  if (await deleteLearner(tx, learnerId, phone)) return;
  throw new DeskRefused('this is not their number', {
    words: 'Số vừa nhập không phải số của người học này nên mình chưa xóa gì cả.',
  });
}

/** The last day of a grant that ends now: yesterday in Vietnam. */
export const yesterdayOf = (now: Date): string => vietnamDay(now.getTime() - 86_400_000);

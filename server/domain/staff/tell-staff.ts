import type { Queryable } from '#server/db/connect.ts';
import { type StaffNotice, staffNotices } from '#server/db/schema-staff.ts';

/**
 * Has people told by push and message what happened to their account, in the transaction of what happened. It is sent
 * afterwards, so nothing waits for it, or fails with it.
 */
export async function tellStaff(
  db: Queryable,
  learnerIds: readonly string[],
  what: StaffNotice,
): Promise<void> {
  if (learnerIds.length === 0) return;
  await db.insert(staffNotices).values(learnerIds.map((learner_id) => ({ learner_id, what })));
}

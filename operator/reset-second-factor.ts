import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { recoveryCodes, secondFactors } from '#server/db/schema-staff.ts';
import { forgetVerifiedDevices } from '#server/domain/staff/code-lane.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';
import { closeStaffSessions } from '#server/domain/staff/staff-sessions.ts';
import { tellStaff } from '#server/domain/staff/tell-staff.ts';

/**
 * Forgets the second factor of somebody who has lost phone and recovery codes; they set up a new one. Their open
 * sessions need it at once. Throws `DeskRefused` if there is none.
 */
export async function resetSecondFactor(db: Queryable, learnerId: string): Promise<void> {
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.learner_id, learnerId))
    .returning({ learner_id: secondFactors.learner_id });
  if (removed.length === 0) throw new DeskRefused('they have set up no second factor');
  await db.delete(recoveryCodes).where(eq(recoveryCodes.learner_id, learnerId));
  await forgetVerifiedDevices(db, learnerId);
  await closeStaffSessions(db, learnerId);
  await tellStaff(db, [learnerId], 'factor-reset');
}

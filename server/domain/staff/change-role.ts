import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '#contract/staff.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learnerRoles, operatorRequests } from '#server/db/schema-staff.ts';
import { forgetVerifiedDevices } from './code-lane.ts';
import { rolesOf } from './roles.ts';
import { closeStaffSessions } from './staff-sessions.ts';
import { tellStaff } from './tell-staff.ts';

interface GivenRole {
  role: Role;
  /** ISO date of the last day in Vietnam; null: open-ended. */
  until: string | null;
  /** Actor of the audit trail. */
  by: string;
}

/**
 * Gives a learner a role; one that they have only gets the new last day. Whoever did not have it, or has it no more,
 * enters a code again.
 */
export async function giveRole(
  db: Queryable,
  learnerId: string,
  { role, until, by }: GivenRole,
  now: Date,
): Promise<void> {
  const has = async () => (await rolesOf(db, learnerId, now.getTime())).includes(role);
  const had = await has();
  const given = { until, granted_by: by, granted_at: now, revoked_at: null };
  await db
    .insert(learnerRoles)
    .values({ learner_id: learnerId, role, ...given })
    .onConflictDoUpdate({ target: [learnerRoles.learner_id, learnerRoles.role], set: given });
  if (!had || !(await has())) await closeStaffSessions(db, learnerId);
  await tellStaff(db, [learnerId], 'role-given');
}

/**
 * Takes a role away, from the next call on, with the sessions that were open to it, and with what its owner asked for as
 * an operator. @returns whether the learner had it
 */
export async function takeRole(db: Queryable, learnerId: string, role: Role, now: Date): Promise<boolean> {
  const taken = await db
    .update(learnerRoles)
    .set({ revoked_at: now })
    .where(
      and(
        eq(learnerRoles.learner_id, learnerId),
        eq(learnerRoles.role, role),
        isNull(learnerRoles.revoked_at),
      ),
    )
    .returning({ role: learnerRoles.role });
  if (taken.length === 0) return false;
  await closeStaffSessions(db, learnerId);
  if ((await rolesOf(db, learnerId, now.getTime())).length === 0) await forgetVerifiedDevices(db, learnerId);
  if (role === 'operator')
    await db
      .update(operatorRequests)
      .set({ outcome: 'void', decided_at: now })
      .where(and(eq(operatorRequests.asked_by, learnerId), isNull(operatorRequests.outcome)));
  await tellStaff(db, [learnerId], 'role-ended');
  return true;
}

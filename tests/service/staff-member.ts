import type { Role } from '#contract/staff.ts';
import { learnerRoles } from '#server/db/schema-staff.ts';
import { openStaffSession } from '#server/domain/staff/staff-sessions.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import type { Service } from './service.ts';

/** Gives a learner roles, without a second factor yet. */
export async function giveRoles({ platform: { db } }: Service, id: string, roles: readonly Role[]) {
  await db
    .insert(learnerRoles)
    .values(roles.map((role) => ({ learner_id: id, role, granted_by: 'command-line' })));
}

/** A new learner with the roles, whose session is open to calls of staff. */
export async function staffMember(service: Service, ...roles: Role[]): Promise<TestLearner> {
  const learner = await registerLearner(service);
  await giveRoles(service, learner.id, roles);
  await openStaffSession(service.platform.db, tokenHash(learner.token), Date.now());
  return learner;
}

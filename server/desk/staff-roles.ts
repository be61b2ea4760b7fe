import { and, eq, isNull } from 'drizzle-orm';
import { ROLES, type Role } from '#contract/staff.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learnerRoles } from '#server/db/schema-staff.ts';
import { DeskRefused } from './desk-refused.ts';

/** `role:teacher`. Throws `DeskRefused` for anything else. */
export function roleOf(what: string): Role {
  const role = ROLES.find((name) => `role:${name}` === what);
  if (!role) throw new DeskRefused(`${what} is none of ${ROLES.map((name) => `role:${name}`).join(', ')}`);
  return role;
}

/**
 * Gives a learner a role; one that they have only gets the new last day.
 * @param until ISO date of the last day; null: open-ended
 * @param by actor of the audit trail
 */
export async function grantRole(
  db: Queryable,
  learnerId: string,
  role: Role,
  until: string | null,
  by: string,
): Promise<void> {
  const given = { until, granted_by: by, granted_at: new Date(), revoked_at: null };
  await db
    .insert(learnerRoles)
    .values({ learner_id: learnerId, role, ...given })
    .onConflictDoUpdate({ target: [learnerRoles.learner_id, learnerRoles.role], set: given });
}

/** Takes a role away, from the next call on. Throws `DeskRefused` if the learner does not have it. */
export async function revokeRole(db: Queryable, learnerId: string, role: Role, now: Date): Promise<void> {
  const revoked = await db
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
  if (revoked.length === 0)
    throw new DeskRefused(`they do not have role:${role}`, {
      code: 'NOT_FOUND',
      words: 'Quyền này đã được thu hồi rồi.',
    });
}

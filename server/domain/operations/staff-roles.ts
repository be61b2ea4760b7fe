import { ROLES, type Role } from '#contract/staff.ts';
import type { Queryable } from '#server/db/connect.ts';
import { takeRole } from '#server/domain/staff/change-role.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';

/** `role:teacher`. Throws `DeskRefused` for anything else. */
export function roleOf(what: string): Role {
  const role = ROLES.find((name) => `role:${name}` === what);
  if (!role) throw new DeskRefused(`${what} is none of ${ROLES.map((name) => `role:${name}`).join(', ')}`);
  return role;
}

/** Takes a role away, from the next call on. Throws `DeskRefused` if the learner does not have it. */
export async function revokeRole(db: Queryable, learnerId: string, role: Role, now: Date): Promise<void> {
  if (await takeRole(db, learnerId, role, now)) return;
  throw new DeskRefused(`they do not have role:${role}`, {
    code: 'NOT_FOUND',
    words: 'Quyền này đã được thu hồi rồi.',
  });
}

import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Role } from '#contract/staff.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learnerRoles } from '#server/db/schema-staff.ts';

/** The roles that the learner has now. @param now milliseconds since 1970 */
export async function rolesOf(db: Queryable, learnerId: string, now: number): Promise<Role[]> {
  const rows = await db
    .select({ role: learnerRoles.role })
    .from(learnerRoles)
    .where(
      and(
        eq(learnerRoles.learner_id, learnerId),
        isNull(learnerRoles.revoked_at),
        or(isNull(learnerRoles.until), gte(learnerRoles.until, vietnamDay(now))),
      ),
    );
  return rows.map(({ role }) => role).toSorted();
}

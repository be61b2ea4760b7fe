import { type AnyColumn, and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/staff.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learnerRoles } from '#server/db/schema-staff.ts';

/** Of a row of `learner_roles`: it is neither over nor taken away. @param now milliseconds since 1970 */
export const isInForce = (now: number): SQL | undefined =>
  and(
    isNull(learnerRoles.revoked_at),
    or(isNull(learnerRoles.until), gte(learnerRoles.until, vietnamDay(now))),
  );

/** Whether the learner in a column has a role now; false for null. @param now milliseconds since 1970 */
export const hasRole = (learnerId: AnyColumn, role: Role, now: number): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${learnerRoles}
  where ${and(eq(learnerRoles.learner_id, learnerId), eq(learnerRoles.role, role), isInForce(now))}
)`;

/** The roles that the learner has now. @param now milliseconds since 1970 */
export async function rolesOf(db: Queryable, learnerId: string, now: number): Promise<Role[]> {
  const rows = await db
    .select({ role: learnerRoles.role })
    .from(learnerRoles)
    .where(and(eq(learnerRoles.learner_id, learnerId), isInForce(now)));
  return rows.map(({ role }) => role).toSorted();
}

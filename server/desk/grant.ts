import { eq } from 'drizzle-orm';
import type { ExtendLearnType } from '#contract/course.ts';
import type { Queryable } from '#server/db/connect.ts';
import { courses } from '#server/db/schema-content.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { vipGrants } from '#server/db/schema-vip.ts';
import { COMMAND_LINE } from '#server/domain/audit/audit.ts';
import type { VipProduct } from '#server/domain/vip/vip-products.ts';
import { DeskRefused } from './desk-refused.ts';
import { learnerByPhone } from './learner-by-phone.ts';
import { grantRole, roleOf } from './staff-roles.ts';

const PRODUCTS = ['courses', 'tutoring', 'conversation', 'speaking'] as const satisfies readonly VipProduct[];

/**
 * Grants a learner a course, which then waits for their activation, a VIP product (`vip:` and its name) or a role
 * (`role:` and its name). An existing grant only gets the new last day. Throws `DeskRefused`.
 * @param by actor of the audit trail
 * @param until ISO date of the last day; null: open-ended
 * @param extended for a course: learning types that last longer, replacing the previous ones; if empty, those
 * remain
 * @returns the learner's id
 */
export async function grant(
  db: Queryable,
  phone: string,
  what: string,
  until: string | null,
  extended: readonly ExtendLearnType[] = [],
  by: string = COMMAND_LINE,
): Promise<string> {
  const learnerId = await learnerByPhone(db, phone);
  if (extended.length > 0 && /^(?:vip|role):/.test(what))
    throw new DeskRefused(`${what} has no ways of learning to extend`);
  if (what.startsWith('role:')) {
    await grantRole(db, learnerId, roleOf(what), until, by);
    return learnerId;
  }
  if (what.startsWith('vip:')) {
    const product = PRODUCTS.find((name) => name === what.slice(4));
    if (!product)
      throw new DeskRefused(`${what} is none of ${PRODUCTS.map((name) => `vip:${name}`).join(', ')}`);
    await db
      .insert(vipGrants)
      .values({ learner_id: learnerId, product, until })
      .onConflictDoUpdate({ target: [vipGrants.learner_id, vipGrants.product], set: { until } });
    return learnerId;
  }
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.id, what));
  if (!course) throw new DeskRefused(`there is no course ${what}`);
  const changes = {
    study_end_date: until,
    ...(extended.length > 0 && { extend_learn_types: [...extended] }),
  };
  await db
    .insert(courseActivations)
    .values({ learner_id: learnerId, course_id: course.id, status: 'pending', ...changes })
    .onConflictDoUpdate({
      target: [courseActivations.learner_id, courseActivations.course_id],
      set: changes,
    });
  return learnerId;
}

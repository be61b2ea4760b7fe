import { eq } from 'drizzle-orm';
import type { ExtendLearnType } from '#contract/course.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { courses } from '#server/db/schema-content.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { vipGrants } from '#server/db/schema-vip.ts';
import type { VipProduct } from '#server/domain/vip/vip-products.ts';

const PRODUCTS = ['courses', 'tutoring', 'conversation', 'speaking'] as const satisfies readonly VipProduct[];

/** Why nothing was granted, as a line for the operator. */
export class GrantError extends Error {
  override name = 'GrantError';
}

/**
 * Grants a learner a course, which then waits for their activation, or a VIP product (`vip:` and its name).
 * An existing grant only gets the new last day.
 * @param until ISO date of the last day; null: open-ended
 * @param extended for a course: learning types that last longer, replacing the previous ones; if empty, those
 * remain
 */
export async function grant(
  db: Queryable,
  phone: string,
  what: string,
  until: string | null,
  extended: readonly ExtendLearnType[] = [],
): Promise<void> {
  const [learner] = await db.select({ id: learners.id }).from(learners).where(eq(learners.phone, phone));
  if (!learner) throw new GrantError(`no learner has the number ${phone}`);
  if (what.startsWith('vip:')) {
    if (extended.length > 0) throw new GrantError(`${what} has no ways of learning to extend`);
    const product = PRODUCTS.find((name) => name === what.slice(4));
    if (!product)
      throw new GrantError(`${what} is none of ${PRODUCTS.map((name) => `vip:${name}`).join(', ')}`);
    await db
      .insert(vipGrants)
      .values({ learner_id: learner.id, product, until })
      .onConflictDoUpdate({ target: [vipGrants.learner_id, vipGrants.product], set: { until } });
    return;
  }
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.id, what));
  if (!course) throw new GrantError(`there is no course ${what}`);
  const changes = {
    study_end_date: until,
    ...(extended.length > 0 && { extend_learn_types: [...extended] }),
  };
  await db
    .insert(courseActivations)
    .values({ learner_id: learner.id, course_id: course.id, status: 'pending', ...changes })
    .onConflictDoUpdate({
      target: [courseActivations.learner_id, courseActivations.course_id],
      set: changes,
    });
}

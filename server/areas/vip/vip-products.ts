import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import { courses } from '#server/db/schema-content.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { vipGrants } from '#server/db/schema-vip.ts';

export type VipProduct = (typeof vipGrants.$inferSelect)['product'];

/**
 * The products a learner is VIP for: unexpired grants. A paid course that has not expired also makes a
 * learner VIP for courses, whether or not they have activated it.
 * @param now milliseconds since 1970
 */
export async function vipProducts(db: Queryable, learnerId: string, now: number): Promise<VipProduct[]> {
  const today = vietnamDay(now);
  const [granted, bought] = await Promise.all([
    db
      .select({ product: vipGrants.product })
      .from(vipGrants)
      .where(
        and(eq(vipGrants.learner_id, learnerId), or(isNull(vipGrants.until), gte(vipGrants.until, today))),
      ),
    db
      .select({ id: courses.id })
      .from(courseActivations)
      .innerJoin(courses, eq(courses.id, courseActivations.course_id))
      .where(
        and(
          eq(courseActivations.learner_id, learnerId),
          eq(courses.is_free, false),
          or(isNull(courseActivations.study_end_date), gte(courseActivations.study_end_date, today)),
        ),
      )
      .limit(1),
  ]);
  const products = new Set(granted.map(({ product }) => product));
  if (bought.length > 0) products.add('courses');
  return [...products];
}

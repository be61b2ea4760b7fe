import { and, eq } from 'drizzle-orm';
import type { ExtendLearnType } from '#contract/course.ts';
import { VIP_PRODUCTS } from '#contract/operator-learners.ts';
import type { Queryable } from '#server/db/connect.ts';
import { courses } from '#server/db/schema-content.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { vipGrants } from '#server/db/schema-vip.ts';
import { COMMAND_LINE } from '#server/domain/audit/audit.ts';
import { giveRole } from '#server/domain/staff/change-role.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';
import { learnerByPhone } from './learner-by-phone.ts';
import { roleOf } from './staff-roles.ts';

const productOf = (what: string) =>
  what.startsWith('vip:') ? (VIP_PRODUCTS.find((name) => name === what.slice(4)) ?? null) : undefined;

const noProduct = (what: string) =>
  new DeskRefused(`${what} is none of ${VIP_PRODUCTS.map((name) => `vip:${name}`).join(', ')}`, {
    code: 'NOT_FOUND',
  });

/**
 * Grants a learner a course, which then waits for their activation, or a VIP product (`vip:` and its name).
 * An existing grant only gets the new last day. Throws `DeskRefused`.
 * @param until ISO date of the last day; null: open-ended
 * @param extended for a course: learning types that last longer, replacing the previous ones; if empty, those
 * remain
 */
export async function grantTo(
  db: Queryable,
  learnerId: string,
  what: string,
  until: string | null,
  extended: readonly ExtendLearnType[] = [],
): Promise<void> {
  const product = productOf(what);
  if (product === null) throw noProduct(what);
  if (product !== undefined) {
    if (extended.length > 0) throw new DeskRefused(`${what} has no ways of learning to extend`);
    await db
      .insert(vipGrants)
      .values({ learner_id: learnerId, product, until })
      .onConflictDoUpdate({ target: [vipGrants.learner_id, vipGrants.product], set: { until } });
    return;
  }
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.id, what));
  if (!course)
    throw new DeskRefused(`there is no course ${what}`, {
      code: 'NOT_FOUND',
      words: 'Không có khóa học này. Bạn tải lại trang rồi chọn lại nhé.',
    });
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
}

/**
 * The same for whoever has a phone number, also for a role (`role:` and its name). Throws `DeskRefused`.
 * @param by actor of the audit trail
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
  if (!what.startsWith('role:')) await grantTo(db, learnerId, what, until, extended);
  else if (extended.length > 0) throw new DeskRefused(`${what} has no ways of learning to extend`);
  else await giveRole(db, learnerId, { role: roleOf(what), until, by }, new Date());
  return learnerId;
}

/**
 * Takes a grant back: of a course that was begun only the days that are left, since the work in it stays.
 * Throws `DeskRefused` for one that is not there, or over.
 * @param lastDay ISO date of the day before today in Vietnam
 */
export async function endGrant(
  db: Queryable,
  learnerId: string,
  what: string,
  lastDay: string,
): Promise<void> {
  const product = productOf(what);
  if (product === null) throw noProduct(what);
  if (product === undefined) {
    const isIt = and(eq(courseActivations.learner_id, learnerId), eq(courseActivations.course_id, what));
    const waiting = await db
      .delete(courseActivations)
      .where(and(isIt, eq(courseActivations.status, 'pending')))
      .returning({ id: courseActivations.course_id });
    if (waiting.length > 0) return;
    const ended = await db
      .update(courseActivations)
      .set({ study_end_date: lastDay })
      .where(isIt)
      .returning({ id: courseActivations.course_id });
    if (ended.length > 0) return;
  } else {
    const ended = await db
      .delete(vipGrants)
      .where(and(eq(vipGrants.learner_id, learnerId), eq(vipGrants.product, product)))
      .returning({ product: vipGrants.product });
    if (ended.length > 0) return;
  }
  throw new DeskRefused(`${what} is not granted`, {
    code: 'NOT_FOUND',
    words: 'Quyền học này đã được thu hồi rồi.',
  });
}

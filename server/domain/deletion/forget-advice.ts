import { and, eq, exists, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { adviceEvents, adviceRequests } from '#server/db/schema-contact.ts';
import { isNumberOf, ownerOf } from '../learner/number-owner.ts';

/** A request of which its sender's words are gone. */
const NOTHING_TYPED = {
  learner_id: null,
  product_id: null,
  product_name: '',
  email: null,
  children_name: '',
  children_yob: 0,
  children_ability: '',
  referer: null,
  source: '',
  description: null,
  course_id: null,
  payment_method: null,
} as const satisfies Partial<typeof adviceRequests.$inferInsert>;

/**
 * Deletes what requests for advice hold of a learner who leaves (decision 102): every request about the number that they
 * proved, whoever sent it, and every word that they typed themselves. What the centre noted about somebody else's number
 * is that person's and stays, in a request that is over.
 */
export async function forgetAdvice(tx: Tx, learnerId: string, now: Date): Promise<void> {
  const { id, phone, learner_id, closed_at, state } = adviceRequests;
  await tx.delete(adviceRequests).where(isNumberOf(phone, learnerId));
  const notes = tx.select({ id: adviceEvents.id }).from(adviceEvents).where(eq(adviceEvents.request_id, id));
  await tx
    .update(adviceRequests)
    .set({
      ...NOTHING_TYPED,
      state: sql`case when ${closed_at} is null then 'closed' else ${state} end`,
      closed_at: sql`coalesce(${closed_at}, ${now})`,
    })
    .where(and(eq(learner_id, learnerId), sql`${ownerOf(phone)} is not null`, exists(notes)));
  await tx.delete(adviceRequests).where(eq(learner_id, learnerId));
}

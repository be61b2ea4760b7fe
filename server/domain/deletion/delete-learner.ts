import { randomUUID } from 'node:crypto';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { learners, recordings, recordingsToErase } from '#server/db/schema-account.ts';
import { adviceEvents, adviceRequests } from '#server/db/schema-contact.ts';
import { forgetCodes } from '../credentials/one-time-code.ts';
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
async function forgetAdvice(tx: Tx, learnerId: string, now: Date): Promise<void> {
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

/**
 * Deletes the learner with every dependent row, whoever asked for it. The same transaction records which files of
 * recordings and picture are to be erased, so that none survives if the server is killed in between.
 * @returns false, with nothing deleted, where the number is not theirs
 */
export async function deleteLearner(tx: Tx, learnerId: string, phone: string): Promise<boolean> {
  const [learner] = await tx
    .select({ picture: learners.avatar_blob, phone: learners.phone })
    .from(learners)
    .where(eq(learners.id, learnerId))
    .for('update');
  if (!learner || learner.phone !== phone) return false;
  const files = await tx
    .select({ id: recordings.id, blob_key: recordings.blob_key })
    .from(recordings)
    .where(eq(recordings.learner_id, learnerId));
  if (learner.picture !== null) files.push({ id: randomUUID(), blob_key: learner.picture });
  if (files.length > 0) await tx.insert(recordingsToErase).values(files);
  await forgetAdvice(tx, learnerId, new Date());
  await forgetCodes(tx, phone);
  // Before the storage sums, in the order of an upload: otherwise the two might deadlock.
  await tx.delete(recordings).where(eq(recordings.learner_id, learnerId));
  await tx.delete(learners).where(eq(learners.id, learnerId));
  return true;
}

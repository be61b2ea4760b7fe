import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { learners, otps, recordings, recordingsToErase } from '#server/db/schema-account.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';

/**
 * Deletes the learner with every dependent row, whoever asked for it. The same transaction records which files of
 * recordings and picture are to be erased, so that none survives if the server is killed in between.
 * @returns false, with nothing deleted, where the number is not theirs
 */
export async function deleteLearner(tx: Tx, learnerId: string, phone: string): Promise<boolean> {
  const [learner] = await tx
    .select({ picture: learners.avatar_blob })
    .from(learners)
    .where(and(eq(learners.id, learnerId), eq(learners.phone, phone)))
    .for('update');
  if (!learner) return false;
  const files = await tx
    .select({ id: recordings.id, blob_key: recordings.blob_key })
    .from(recordings)
    .where(eq(recordings.learner_id, learnerId));
  if (learner.picture !== null) files.push({ id: randomUUID(), blob_key: learner.picture });
  if (files.length > 0) await tx.insert(recordingsToErase).values(files);
  // By the number too: a request may predate the account.
  await tx.delete(adviceRequests).where(eq(adviceRequests.phone, phone));
  await tx.delete(otps).where(eq(otps.phone, phone));
  // Before the storage sums, in the order of an upload: otherwise the two might deadlock.
  await tx.delete(recordings).where(eq(recordings.learner_id, learnerId));
  await tx.delete(learners).where(eq(learners.id, learnerId));
  return true;
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { learners, recordings, recordingsToErase } from '#server/db/schema-account.ts';
import { forgetCodes } from '../credentials/one-time-code.ts';
import { forgetAdvice } from './forget-advice.ts';

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

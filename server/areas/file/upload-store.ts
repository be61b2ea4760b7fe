import { and, eq } from 'drizzle-orm';
import type { UploadHeaders } from '#contract/file.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Queryable, Tx } from '../../db/connect.ts';
import { recordings } from '../../db/schema-account.ts';

export type RecordingRow = typeof recordings.$inferSelect;

const rowOf = (learnerId: string, upload: UploadHeaders) => ({
  learner_id: learnerId,
  length: upload['upload-length'],
  sha256: upload['upload-sha256'],
  type: upload['upload-type'],
});

/** Inserts the recording's row. @returns false when its id was already known */
export async function openRecording(tx: Tx, learnerId: string, upload: UploadHeaders): Promise<boolean> {
  const { rowCount } = await tx
    .insert(recordings)
    .values({ id: upload['upload-id'], ...rowOf(learnerId, upload) })
    .onConflictDoNothing();
  return rowCount === 1;
}

/**
 * The recording's row, locked until the transaction ends; null when its id is unknown. Throws
 * `UPLOAD_CONFLICT` when the id belongs to another recording, possibly another learner's.
 */
export async function lockRecording(
  tx: Tx,
  learnerId: string,
  upload: UploadHeaders,
): Promise<RecordingRow | null> {
  const [row] = await tx
    .select()
    .from(recordings)
    .where(eq(recordings.id, upload['upload-id']))
    .for('update');
  if (!row) return null;
  const given = rowOf(learnerId, upload);
  const same =
    row.learner_id === given.learner_id &&
    row.length === given.length &&
    row.sha256 === given.sha256 &&
    row.type === given.type;
  if (!same) throw new ApiFailure('UPLOAD_CONFLICT');
  return row;
}

export const storeReceived = (tx: Tx, id: string, received: number): Promise<unknown> =>
  tx.update(recordings).set({ received }).where(eq(recordings.id, id));

export const storeComplete = (tx: Tx, row: RecordingRow, blobKey: string): Promise<unknown> =>
  tx
    .update(recordings)
    .set({ received: row.length, blob_key: blobKey, completed_at: new Date(), unused_since: new Date() })
    .where(eq(recordings.id, row.id));

export const removeRecording = (tx: Tx, id: string): Promise<unknown> =>
  tx.delete(recordings).where(eq(recordings.id, id));

/** A complete recording of the learner. */
export async function findOwnRecording(
  db: Queryable,
  learnerId: string,
  id: string,
): Promise<(RecordingRow & { blob_key: string }) | null> {
  const [row] = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.id, id), eq(recordings.learner_id, learnerId)));
  return row?.blob_key ? { ...row, blob_key: row.blob_key } : null;
}

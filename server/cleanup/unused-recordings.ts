import { randomUUID } from 'node:crypto';
import { asc, inArray, lt } from 'drizzle-orm';
import { recordings, recordingsToErase } from '#server/db/schema-account.ts';
import { eraseRecordings } from '#server/domain/recording/erase-recordings.ts';
import type { Platform } from '#server/platform.ts';

/** Recordings per transaction. */
const BATCH = 200;

/**
 * Deletes complete recordings to which no answer has referred since a cutoff, row and file. A device that
 * still has an answer for one receives `RECORDING_MISSING` and uploads it again. One whose answer is arriving
 * stays.
 * @returns how many
 */
export async function forgetUnusedRecordings(
  stores: Pick<Platform, 'db' | 'blobs' | 'config' | 'log'>,
  before: Date,
): Promise<number> {
  for (let forgotten = 0; ; ) {
    const gone = await stores.db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: recordings.id, blob_key: recordings.blob_key })
        .from(recordings)
        .where(lt(recordings.unused_since, before))
        .orderBy(asc(recordings.unused_since), asc(recordings.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      await tx.insert(recordingsToErase).values(rows.map(({ blob_key }) => ({ id: randomUUID(), blob_key })));
      await tx.delete(recordings).where(
        inArray(
          recordings.id,
          rows.map(({ id }) => id),
        ),
      );
      return rows.length;
    });
    await eraseRecordings(stores);
    forgotten += gone;
    if (gone < BATCH) return forgotten;
  }
}

import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { lockBlob } from '#server/db/lock-blob.ts';
import { learners, recordings, recordingsToErase } from '#server/db/schema-account.ts';
import { mediaFiles } from '#server/db/schema-content.ts';
import { securityEvent } from '#server/log/security-event.ts';
import type { Platform } from '#server/platform.ts';
import { PartFile, uploadsOf } from './part-file.ts';

type Stores = Pick<Platform, 'db' | 'blobs' | 'config' | 'log'>;

/** Blobs are named by their content: another learner, or the content pack, may use the same bytes. */
async function isStillNeeded(db: Queryable, key: string): Promise<boolean> {
  const uses = [
    await db.select({ id: recordings.id }).from(recordings).where(eq(recordings.blob_key, key)).limit(1),
    await db.select({ id: learners.id }).from(learners).where(eq(learners.avatar_blob, key)).limit(1),
    await db.select({ id: mediaFiles.path }).from(mediaFiles).where(eq(mediaFiles.blob_key, key)).limit(1),
  ];
  return uses.flat().length > 0;
}

/**
 * Removes the files of recordings whose learners were deleted. Each entry is deleted once its file is, so
 * that the next call finishes the work of a killed server.
 */
export async function eraseRecordings({ db, blobs, config, log }: Stores): Promise<void> {
  const erased = await db.select().from(recordingsToErase);
  for (const { id, blob_key } of erased) {
    await db.transaction(async (tx) => {
      if (blob_key !== null) {
        // Held until the commit: somebody may be about to use the same content.
        await lockBlob(tx, blob_key);
        if (!(await isStillNeeded(tx, blob_key))) await blobs.remove(blob_key);
      }
      await new PartFile(uploadsOf(config), id).remove();
      await tx.delete(recordingsToErase).where(eq(recordingsToErase.id, id));
    });
  }
  if (erased.length > 0) securityEvent(log, 'recordings-erased', { files: erased.length });
}

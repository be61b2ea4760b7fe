import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { recordings, recordingsToErase } from '../../db/schema-account.ts';
import { mediaFiles } from '../../db/schema-content.ts';
import type { Platform } from '../../platform.ts';
import { PartFile } from '../file/part-file.ts';

type Stores = Pick<Platform, 'db' | 'blobs' | 'config'>;

/** Blobs are named by their content: somebody else, or the content pack, may hold the very same bytes. */
async function isStillNeeded({ db }: Stores, key: string): Promise<boolean> {
  const [own, media] = await Promise.all([
    db.select({ id: recordings.id }).from(recordings).where(eq(recordings.blob_key, key)).limit(1),
    db.select({ path: mediaFiles.path }).from(mediaFiles).where(eq(mediaFiles.blob_key, key)).limit(1),
  ]);
  return own.length + media.length > 0;
}

/**
 * Removes the files of recordings whose learners are gone. Each is struck off the list once its file is gone, so that
 * what a killed server left over is done by the next call.
 */
export async function eraseRecordings(stores: Stores): Promise<void> {
  const { db, blobs, config } = stores;
  for (const { id, blob_key } of await db.select().from(recordingsToErase)) {
    if (blob_key !== null && !(await isStillNeeded(stores, blob_key))) await blobs.remove(blob_key);
    await new PartFile(join(config.DATA_DIR, 'uploads'), id).remove();
    await db.delete(recordingsToErase).where(eq(recordingsToErase.id, id));
  }
}

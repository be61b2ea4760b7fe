import { DOWNLOADS_CACHE, MEDIA_CACHE, SAVED_TEXTS_CACHE } from '#src/platform/caches/saved-texts-cache.ts';
import { bytesOfSent, freeSent } from '#src/platform/outbox/recordings/free-sent.ts';
import { db } from '#src/shared/download/db.ts';
import { removeAllDownloads } from '#src/shared/download/free.ts';

/**
 * What a learner can fetch from the server again and may therefore delete here. Bytes, and a number of texts.
 */
export interface Freeable {
  downloads: number;
  texts: number;
  recordings: number;
}

const countTexts = async (): Promise<number> => {
  const saved = await (await caches.open(SAVED_TEXTS_CACHE)).keys();
  return saved.filter(({ url }) => new URL(url).pathname.startsWith('/api/')).length;
};

/** On a full disk the databases may not be readable: what is unknown counts as nothing. */
export async function findFreeable(owner: string): Promise<Freeable> {
  const [downloads, texts, recordings] = await Promise.all([
    db.downloads
      .where('owner')
      .equals(owner)
      .toArray()
      .then((rows) => rows.reduce((sum, { bytesDone }) => sum + bytesDone, 0))
      .catch(() => 0),
    countTexts().catch(() => 0),
    bytesOfSent().catch(() => 0),
  ]);
  return { downloads, texts, recordings };
}

/**
 * Deletes what can be fetched again. Files first: with their space the databases can be opened and written
 * again.
 * @throws if something could not be freed
 */
export async function freeStorage(owner: string): Promise<void> {
  for (const name of [MEDIA_CACHE, DOWNLOADS_CACHE, SAVED_TEXTS_CACHE]) await caches.delete(name);
  await removeAllDownloads(owner);
  await freeSent();
}

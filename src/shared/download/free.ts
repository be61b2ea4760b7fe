import { removeStoredQueries } from '#src/platform/offline/refresh-queries.ts';
import { type DownloadRow, type DownloadState, db } from './db.ts';
import { freeMediaExcept } from './media-cache.ts';
import { queryName, queryOf } from './queries-of.ts';

/** Deletes the media, and the parts of media, that no download needs any more. */
export async function freeUnusedMedia(): Promise<void> {
  const media = (await db.downloads.toArray()).flatMap(({ manifest }) => manifest?.media ?? []);
  await freeMediaExcept(new Set(media.map(({ path }) => path)));
  const hashes = media.map(({ sha256 }) => sha256);
  await db.parts.where('sha256').noneOf(hashes).delete();
}

/** Deletes the stored queries of a download, except those that another one of the same learner needs. */
async function freeReads({ key, owner, manifest }: DownloadRow): Promise<void> {
  const others = await db.downloads.where('owner').equals(owner).toArray();
  const needed = new Set(
    others.filter((row) => row.key !== key).flatMap((row) => (row.manifest?.reads ?? []).map(queryName)),
  );
  const unused = (manifest?.reads ?? []).filter((read) => !needed.has(queryName(read)));
  await removeStoredQueries(unused.map((read) => queryOf(read).query));
}

/** Deletes a download and everything only it needs. */
export async function removeDownload(key: string): Promise<void> {
  const row = await db.downloads.get(key);
  if (!row) return;
  await db.downloads.delete(key);
  await freeReads(row);
  await freeUnusedMedia();
}

export async function removeAllDownloads(owner: string): Promise<void> {
  for (const key of await db.downloads.where('owner').equals(owner).primaryKeys()) await removeDownload(key);
}

/**
 * Empties a download that the learner may no longer use, or whose content no longer exists; the row says why.
 */
export async function emptyDownload(
  row: DownloadRow,
  reason: 'access' | 'gone',
  states: readonly DownloadState[],
): Promise<void> {
  const emptied = await db.transaction('rw', db.downloads, async () => {
    const now = await db.downloads.get(row.key);
    if (!now || !states.includes(now.state)) return false;
    const nothing = { manifest: null, reads: {}, bytesDone: 0, bytesTotal: 0, savedAt: null };
    await db.downloads.put({ ...now, ...nothing, state: 'failed', reason });
    return true;
  });
  if (!emptied) return;
  await freeReads(row);
  await freeUnusedMedia();
}

/**
 * Deletes the downloads of everybody but one learner; of everybody at a sign-out. Their stored queries are
 * deleted with the session (`src/platform/offline/query-client.ts`).
 */
export async function forgetDownloads(but: string | null): Promise<void> {
  const gone = await db.downloads
    .where('owner')
    .notEqual(but ?? '')
    .delete();
  if (gone > 0) await freeUnusedMedia();
}

import type { QueryClient } from '@tanstack/react-query';
import { isQueryStored } from '#src/platform/offline/refresh-queries.ts';
import type { StorageSpace } from '#src/platform/offline/storage.ts';
import { prefetchLesson } from '#src/shared/queries/prefetch-lesson.ts';
import { changeRow, type DownloadedManifest, type DownloadRow, db } from './db.ts';
import { DownloadError } from './download-error.ts';
import { fetchMedia } from './fetch-media.ts';
import { freeUnusedMedia } from './free.ts';
import { fetchManifest, sizeOf } from './manifest.ts';
import { isMediaCached } from './media-cache.ts';
import { missingSpace } from './missing-space.ts';
import { queryName, queryOf } from './queries-of.ts';

/** Stored queries live for 30 days; renewed long before, they never expire within a download. */
export const RENEW_MS = 7 * 86_400_000;

export interface RunPorts {
  client: QueryClient;
  now: () => number;
  signal: AbortSignal;
  space?: () => Promise<StorageSpace | null>;
}

/** The queries of a manifest that have to be fetched: new, changed, old, or lost. */
async function queriesToFetch(row: DownloadRow, { reads }: DownloadedManifest, now: number) {
  const outdated = [];
  for (const query of reads) {
    const stored = row.reads[queryName(query)];
    const isCurrent = stored?.version === query.version && now - stored.at < RENEW_MS;
    if (!isCurrent || !(await isQueryStored(queryOf(query).query))) outdated.push(query);
  }
  return outdated;
}

async function bytesToFetch({ media }: DownloadedManifest): Promise<number> {
  let bytes = 0;
  for (const file of media) if (!(await isMediaCached(file))) bytes += file.bytes;
  return bytes;
}

async function checkSpace(needed: number, space: RunPorts['space']): Promise<void> {
  const missing = await missingSpace(needed, space);
  if (missing > 0) throw new DownloadError('room', `${needed} bytes needed, ${missing} missing`);
}

/**
 * Fetches a download to this device, or updates it to what the server has now: only changes are fetched.
 * Media comes before the texts that show it. Progress is stored immediately, so that it can be resumed.
 * @param row in the state `downloading`; the signal is aborted when it leaves that state
 * @throws what stops it: see `reasonOf`; or the signal's reason
 */
export async function runDownload(row: DownloadRow, ports: RunPorts): Promise<void> {
  const { client, now, signal } = ports;
  const { key, kind, id } = row;
  const manifest = await fetchManifest(kind, id, signal);
  signal.throwIfAborted();
  const reads = await queriesToFetch(row, manifest, now());
  const sumOfBytes = (list: readonly { bytes: number }[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  await checkSpace((await bytesToFetch(manifest)) + sumOfBytes(reads), ports.space);

  let done = sumOfBytes(manifest.reads) - sumOfBytes(reads);
  const saveProgress = async (change: Partial<DownloadRow>): Promise<void> => {
    await changeRow(key, ['downloading'], { ...change, bytesDone: done });
  };
  await saveProgress({ manifest, title: manifest.title, bytesTotal: sizeOf(manifest) });

  const onBytes = async (bytes: number): Promise<void> => {
    done += bytes;
    await saveProgress({});
  };
  for (const file of manifest.media) {
    signal.throwIfAborted();
    await fetchMedia(file, { signal, onBytes });
  }

  const names = new Set(manifest.reads.map(queryName));
  const stored = Object.fromEntries(Object.entries(row.reads).filter(([name]) => names.has(name)));
  for (const query of reads) {
    signal.throwIfAborted();
    if (!(await queryOf(query).renew(client))) throw new DOMException(queryName(query), 'UnknownError');
    stored[queryName(query)] = { version: query.version, at: now() };
    done += query.bytes;
    await saveProgress({ reads: { ...stored } });
  }
  // The learner's earlier work, as far as it can be fetched: the download is complete without it.
  for (const lesson of manifest.lessons) {
    signal.throwIfAborted();
    await prefetchLesson(client, lesson);
  }
  await saveProgress({ reads: stored, state: 'done', reason: null, savedAt: now() });
  await freeUnusedMedia();
}

/** Whether all of a download is still on the device: the browser may have evicted some of it. */
export async function isWhole({ key }: DownloadRow): Promise<boolean> {
  const row = await db.downloads.get(key);
  if (!row?.manifest) return false;
  for (const file of row.manifest.media) if (!(await isMediaCached(file))) return false;
  for (const query of row.manifest.reads) if (!(await isQueryStored(queryOf(query).query))) return false;
  return true;
}

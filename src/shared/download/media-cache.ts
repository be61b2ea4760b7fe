import type { DownloadMedia } from '#contract/download.ts';
import { DOWNLOADS_CACHE, MEDIA_CACHE } from '#src/platform/caches/saved-texts-cache.ts';

const MATCH = { ignoreVary: true };
const tagOf = ({ sha256 }: DownloadMedia): string => `"${sha256}"`;

/** Whether the file is on the device, in the requested version. */
export async function isMediaCached(file: DownloadMedia): Promise<boolean> {
  const cache = await caches.open(DOWNLOADS_CACHE);
  return (await cache.match(file.path, MATCH))?.headers.get('etag') === tagOf(file);
}

/** The file as the service worker stored it when it was played, in the requested version. */
export async function playedMedia(file: DownloadMedia): Promise<Response | null> {
  const cache = await caches.open(MEDIA_CACHE);
  const played = await cache.match(file.path, MATCH);
  return played?.headers.get('etag') === tagOf(file) ? played : null;
}

/** Stores a whole file where the service worker finds it and serves ranges from it. */
export async function cacheMedia(file: DownloadMedia, type: string, bytes: BlobPart): Promise<void> {
  const cache = await caches.open(DOWNLOADS_CACHE);
  const headers = {
    'content-type': type,
    'content-length': String(file.bytes),
    'accept-ranges': 'bytes',
    etag: tagOf(file),
  };
  await cache.put(file.path, new Response(new Blob([bytes], { type }), { headers }));
  // Do not store it twice.
  await (await caches.open(MEDIA_CACHE)).delete(file.path, MATCH);
}

export async function dropMedia(file: DownloadMedia): Promise<void> {
  await (await caches.open(DOWNLOADS_CACHE)).delete(file.path, MATCH);
}

/** Deletes every file except those at the paths. */
export async function freeMediaExcept(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(DOWNLOADS_CACHE);
  for (const request of await cache.keys()) {
    if (!paths.has(new URL(request.url).pathname)) await cache.delete(request, MATCH);
  }
}

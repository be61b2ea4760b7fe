import { successEnvelope } from '#contract/protocol/envelope.ts';
import { DOWNLOADS_CACHE, SAVED_TEXTS_CACHE } from '#src/platform/caches/saved-texts-cache.ts';
import { fetchFile } from '#src/platform/http/fetch-file.ts';
import { stampStored } from '#src/platform/http/stamp-stored.ts';

/** A text of the site, as URLs. */
export interface SavedText {
  /** The query that returns it. */
  read: string;
  /** Pictures and sounds in it. */
  media: readonly string[];
}

const MATCH = { ignoreVary: true };
const isQuery = (request: Request): boolean => new URL(request.url).pathname.startsWith('/api/');

/** Whether the text and all its media are saved on this device. */
export async function isTextSaved({ read, media }: SavedText): Promise<boolean> {
  const cache = await caches.open(SAVED_TEXTS_CACHE);
  const found = await Promise.all([read, ...media].map((address) => cache.match(address, MATCH)));
  return !found.includes(undefined);
}

/**
 * Saves a text with its media until it is removed.
 * @throws if a part cannot be fetched (nothing has changed then) or if there is no space (it is not saved
 * then)
 */
export async function saveText(text: SavedText): Promise<void> {
  const [answer, ...files] = await Promise.all([
    fetchQuery(text.read),
    ...text.media.map((address) => fetchMedia(address)),
  ]);
  const cache = await caches.open(SAVED_TEXTS_CACHE);
  try {
    for (const [at, file] of files.entries()) await cache.put(text.media[at] ?? '', file);
    // Last, so that a text is never there without its media.
    await cache.put(text.read, answer);
  } catch (error) {
    await removeFromCache(text).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes a text and its media from this device, unless another saved text shows them too. Keeps downloads.
 */
export async function removeText(text: SavedText): Promise<void> {
  const gone = await removeFromCache(text);
  for (const name of await caches.keys()) {
    if (name === DOWNLOADS_CACHE) continue;
    const cache = await caches.open(name);
    for (const address of gone) await cache.delete(address, MATCH);
  }
}

/** @returns the URLs that no saved text needs any more */
async function removeFromCache({ read, media }: SavedText): Promise<string[]> {
  const cache = await caches.open(SAVED_TEXTS_CACHE);
  await cache.delete(read, MATCH);
  const reads = (await cache.keys()).filter(isQuery);
  const others = await Promise.all(reads.map(async (request) => (await cache.match(request))?.text()));
  const unused = media.filter((address) => !others.some((text) => text?.includes(address)));
  for (const address of unused) await cache.delete(address, MATCH);
  return [read, ...unused];
}

/** Loads a text again if it came before the service worker, on a first visit, so that it opens offline. */
export async function cacheOpenedText(read: string): Promise<void> {
  if (!(await caches.match(read, MATCH))) await fetch(read);
}

async function fetchQuery(address: string): Promise<Response> {
  const response = await fetchFile(address);
  const envelope = successEnvelope.safeParse(await response.clone().json());
  if (response.status !== 200 || !envelope.success) throw new TypeError(`${address}: not our response`);
  return stampStored(response);
}

async function fetchMedia(address: string): Promise<Response> {
  const response = await fetchFile(address);
  if (response.status !== 200) throw new TypeError(`${address}: ${response.status}`);
  return response;
}

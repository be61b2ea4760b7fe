import type { WorkboxPlugin } from 'workbox-core/types.js';
import { DOWNLOADS_CACHE, SAVED_TEXTS_CACHE } from '#src/platform/caches/saved-texts-cache.ts';

const find = (request: Request, cacheName: string): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreVary: true });

/** What the learner asked to keep, or downloaded. */
export const savedCopy = async (request: Request): Promise<Response | undefined> =>
  (await find(request, SAVED_TEXTS_CACHE)) ?? find(request, DOWNLOADS_CACHE);

/**
 * Where a cache has nothing, or nothing any more: the learner's kept copy. Stands after the cache's expiration, which
 * would judge it by its age.
 */
export const orSavedCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? savedCopy(request),
};

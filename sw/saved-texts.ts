import type { WorkboxPlugin } from 'workbox-core/types.js';
import { DOWNLOADS_CACHE, SAVED_TEXTS_CACHE } from '#src/platform/caches/saved-texts-cache.ts';

const find = (request: Request, cacheName: string): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreVary: true });

/** Files of texts that the learner saved, and downloads. */
export const savedCopy = async (request: Request): Promise<Response | undefined> =>
  (await find(request, SAVED_TEXTS_CACHE)) ?? find(request, DOWNLOADS_CACHE);

/**
 * Falls back to the learner's saved copy where a cache has no entry (any more). Listed after the cache's expiration
 * plugin, which would judge the copy by its age.
 */
export const orSavedCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? savedCopy(request),
};

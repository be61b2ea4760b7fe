import type { WorkboxPlugin } from 'workbox-core/types.js';
import { DOWNLOADS_CACHE, KEPT_CACHE } from '#src/platform/caches/kept-cache.ts';

const find = (request: Request, cacheName: string): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreVary: true });

/** What the learner asked to keep, or downloaded. */
export const keptCopy = async (request: Request): Promise<Response | undefined> =>
  (await find(request, KEPT_CACHE)) ?? find(request, DOWNLOADS_CACHE);

/**
 * Where a cache has nothing, or nothing any more: the learner's kept copy. Stands after the cache's expiration, which
 * would judge it by its age.
 */
export const orKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? keptCopy(request),
};

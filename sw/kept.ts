import type { WorkboxPlugin } from 'workbox-core/types.js';
import { KEPT_CACHE } from '#src/lib/kept-cache.ts';

/**
 * Where a cache has nothing, or nothing any more: what the learner asked to keep. Stands after the cache's
 * expiration, which would judge it by its age.
 */
export const orKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? caches.match(request, { cacheName: KEPT_CACHE, ignoreVary: true }),
};

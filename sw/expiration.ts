import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';

const DAY_SECONDS = 86_400;

/** Limits a cache; when the device runs out of space it is evicted before anything the learner made. */
export function expiration(maxEntries: number, days: number): WorkboxPlugin {
  const plugin = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  });
  // Workbox types its own callbacks as possibly undefined, which WorkboxPlugin does not allow.
  return {
    ...(plugin.cachedResponseWillBeUsed && { cachedResponseWillBeUsed: plugin.cachedResponseWillBeUsed }),
    ...(plugin.cacheDidUpdate && { cacheDidUpdate: plugin.cacheDidUpdate }),
  };
}

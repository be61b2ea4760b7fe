import type { PrecacheController } from 'workbox-precaching';

const CACHE = 'luyen-previous-assets';
const isAsset = (url: string): boolean => new URL(url).pathname.startsWith('/assets/');

/**
 * Runs before the precache drops what this build no longer has: moves the hashed assets of the previous generation to a
 * cache of their own, and deletes older ones. A tab that was open during the update still finds its lazy chunks, also
 * with no network.
 */
export async function keepPreviousAssets(precache: PrecacheController): Promise<void> {
  const expected = new Set(precache.getURLsToCacheKeys().values());
  const current = await caches.open(precache.strategy.cacheName);
  const leaving = (await current.keys()).filter(({ url }) => !expected.has(url));
  const assets = leaving.filter(({ url }) => isAsset(url));
  if (assets.length > 0) {
    await caches.delete(CACHE);
    const previous = await caches.open(CACHE);
    for (const request of assets) {
      const response = await current.match(request);
      if (response) await previous.put(request, response);
    }
  }
}

/** An asset that this build does not have: from the previous generation, else the server, whose 404 stays a 404. */
export async function previousAsset(request: Request): Promise<Response> {
  const previous = await caches.open(CACHE);
  return (await previous.match(request.url)) ?? fetch(request);
}

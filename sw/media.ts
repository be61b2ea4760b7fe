import type { WorkboxPlugin } from 'workbox-core/types.js';
import { createPartialResponse } from 'workbox-range-requests';
import { Route } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { MEDIA_CACHE } from '#src/platform/caches/saved-texts-cache.ts';
import { expiration } from './expiration.ts';
import { isOurFile } from './our-file.ts';
import { orSavedCopy } from './saved-texts.ts';

/** Caches complete files only, never a range or an HTML page in its place. */
export const onlyCompleteFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isOurFile(new URL(request.url).pathname, response) ? response : null,
};

const askedPart: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && request.headers.has('range')
      ? createPartialResponse(request, cachedResponse)
      : cachedResponse,
};

/**
 * Cache first. Players request ranges, and a range must never be cached as the whole file: a miss fetches the whole
 * file, caches it and slices the range from it, so that anything played once plays with no network.
 */
class WholeFileFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request);
    if (cached) return cached;
    const response = await handler.fetch(request.url);
    if (response.status !== 200) return response;
    void handler.waitUntil(handler.cachePut(request.url, response.clone()));
    return request.headers.has('range') ? createPartialResponse(request, response) : response;
  }
}

/**
 * Audio and images of the content. Their URLs change with their content, so they never go stale. Requests that bypass
 * the cache (a download, which fetches and stores ranges itself) get the server's own response.
 */
export const mediaRoute = new Route(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/media/') && request.cache !== 'no-store',
  new WholeFileFirst({
    cacheName: MEDIA_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [onlyCompleteFiles, expiration(500, 90), orSavedCopy, askedPart],
  }),
);

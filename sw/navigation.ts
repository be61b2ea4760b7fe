import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { NavigationRoute } from 'workbox-routing';
import { FRAMES_CACHE } from '#src/lib/frames-cache.ts';
import { precache } from './precache.ts';

/** The server's own: the API, media, and any path that names a file. */
const NOT_PAGES = [/^\/(api|media|assets)(\/|$)/, /^[^?]*\.[a-z0-9]+(\?|$)/i];

const shell = precache.createHandlerBoundToURL('/index.html');

/** The shell; where the page left how it looked last, the shell with that look in it, to be seen before the app has run. */
async function openPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const kept = await caches.match(options.url.pathname, { cacheName: FRAMES_CACHE }).catch(() => undefined);
  return kept ?? shell(options);
}

/** Every page of the app opens from the precached shell; its router takes over from there. */
export const navigationRoute = new NavigationRoute(openPage, { denylist: NOT_PAGES });

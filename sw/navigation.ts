import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { Route } from 'workbox-routing';
import { namesFile } from '#rules/text/file-path.ts';
import { isStillTrue, SNAPSHOTS_CACHE } from '#src/platform/caches/snapshots-cache.ts';
import { precache } from './precache.ts';

/** Paths served by the server itself. */
const NOT_PAGES = /^\/(api|media|assets)(\/|$)/;

const shell = precache.createHandlerBoundToURL('/index.html');

/**
 * The shell; if the page saved a snapshot that is still true, the shell with that snapshot in it, visible before the app
 * has run.
 */
async function openPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const kept = await caches
    .match(options.url.pathname, { cacheName: SNAPSHOTS_CACHE })
    .catch(() => undefined);
  return kept && isStillTrue(kept, Date.now()) ? kept : shell(options);
}

/** Every page of the app is served the precached shell; its router takes over from there. */
export const navigationRoute = new Route(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !NOT_PAGES.test(url.pathname) && !namesFile(url.pathname),
  openPage,
);

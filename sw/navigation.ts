import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { NavigationRoute } from 'workbox-routing';
import { FRAMES_CACHE } from '#src/lib/frames-cache.ts';
import { precache } from './precache.ts';

/** The server's own: the API, media, and any path that names a file. */
const NOT_PAGES = [/^\/(api|media|assets)(\/|$)/, /^[^?]*\.[a-z0-9]+(\?|$)/i];
const ROOT = '<div id="root">';
const PRELOADED = /<link rel="modulepreload"[^>]*>\s*/g;

const shell = precache.createHandlerBoundToURL('/index.html');

async function keptFrame(url: URL): Promise<string | null> {
  const cache = await caches.open(FRAMES_CACHE);
  const kept = await cache.match(url.pathname);
  return kept ? kept.text() : null;
}

/** Puts the stylesheet into the page itself: one question less to ask before anything can be seen. */
async function withStyles(html: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html);
  const styles = await (link?.[1] ? precache.matchPrecache(link[1]) : undefined)?.then((file) =>
    file?.text(),
  );
  return link && styles ? html.replace(link[0], () => `<style>${styles}</style>`) : html;
}

/** The shell; where the page left how it looked last, with that look in it, to be seen before the app has run. */
async function openPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const [response, frame] = await Promise.all([shell(options), keptFrame(options.url).catch(() => null)]);
  if (frame === null) return response;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  // The look comes first: what the app preloads would be in its way.
  const html = (await withStyles(await response.text())).replace(PRELOADED, '');
  return new Response(
    html.replace(ROOT, () => `${frame}${ROOT}`),
    { headers },
  );
}

/** Every page of the app opens from the precached shell; its router takes over from there. */
export const navigationRoute = new NavigationRoute(openPage, { denylist: NOT_PAGES });

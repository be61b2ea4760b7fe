import { NavigationRoute } from 'workbox-routing';
import { precache } from './precache.ts';

/** The server's own: the API, media, and any path that names a file. */
const NOT_PAGES = [/^\/(api|media|assets)(\/|$)/, /^[^?]*\.[a-z0-9]+(\?|$)/i];

/** Every page of the app opens from the precached shell; its router takes over from there. */
export const navigationRoute = new NavigationRoute(precache.createHandlerBoundToURL('/index.html'), {
  denylist: NOT_PAGES,
});

import { Route, Router } from 'workbox-routing';
import { avatarRoute } from './avatar.ts';
import { mediaRoute } from './media.ts';
import { navigationRoute } from './navigation.ts';
import { precacheRoute } from './precache.ts';
import { previousAsset } from './previous-assets.ts';
import { queriesRoute } from './queries.ts';

const assetRoute = new Route(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => previousAsset(request),
);

/** The routes; any other request goes to the network as if there were no worker. */
export const router = new Router();
for (const route of [precacheRoute, assetRoute, avatarRoute, mediaRoute, queriesRoute, navigationRoute]) {
  router.registerRoute(route);
}

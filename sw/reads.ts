import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Route } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { expiration } from './expiration.ts';
import { orKept } from './kept.ts';
import { late } from './load-late.ts';
import { isPublicRead } from './public-read.ts';

const onlySuccess: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await late().isSuccessAnswer(response.clone())) ? response : null,
};

/** Articles and study sheets: what was opened once opens with no network, and is renewed behind the page. */
export const readsRoute = new Route(
  ({ url, sameOrigin }) => sameOrigin && isPublicRead(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'luyen-texts',
    matchOptions: { ignoreVary: true },
    plugins: [onlySuccess, expiration(400, 180), orKept],
  }),
);

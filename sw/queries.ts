import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Route } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { stampStored } from '#src/platform/http/stamp-stored.ts';
import { expiration } from './expiration.ts';
import { lazy } from './load-lazy.ts';
import { isPublicQuery } from './public-query.ts';
import { orSavedCopy } from './saved-texts.ts';

const onlySuccess: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await lazy().isSuccessAnswer(response.clone())) ? stampStored(response) : null,
};

/** Articles and study sheets: stale-while-revalidate, so anything opened once opens with no network. */
export const queriesRoute = new Route(
  ({ url, sameOrigin }) => sameOrigin && isPublicQuery(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'luyen-texts',
    matchOptions: { ignoreVary: true },
    plugins: [onlySuccess, expiration(400, 180), orSavedCopy],
  }),
);

import { Route } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { AVATAR_PATH } from '#contract/avatar-path.ts';
import { AVATARS_CACHE } from '#src/platform/caches/avatars-cache.ts';
import { expiration } from './expiration.ts';
import { onlyCompleteFiles } from './media.ts';

/** The learner's picture. A new picture has a new URL; the previous one expires by itself. */
export const avatarRoute = new Route(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(AVATAR_PATH),
  new CacheFirst({
    cacheName: AVATARS_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [onlyCompleteFiles, expiration(2, 90)],
  }),
);

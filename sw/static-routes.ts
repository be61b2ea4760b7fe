import { PUBLIC_QUERIES } from '#contract/protocol/public-queries.ts';

/** A rule of the Static Routing API, which TypeScript's library lacks. */
export interface StaticRoute {
  condition: { urlPattern: { pathname: string } };
  source: 'network' | 'fetch-event';
}

const route = (pathname: string, source: StaticRoute['source']): StaticRoute => ({
  condition: { urlPattern: { pathname } },
  source,
});

/** The first that matches applies: calls go past the worker, except the queries that it answers from its cache. */
export const STATIC_ROUTES: readonly StaticRoute[] = [
  ...Object.values(PUBLIC_QUERIES).map((path) =>
    route(`/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, 'fetch-event'),
  ),
  route('/api/*', 'network'),
];

/**
 * Lets the browser send calls without the worker, where it can. Starting the worker for each would cost time, and in
 * Chromium a call that arrives while a new version is about to take over restarts the old worker, which then keeps its
 * place for minutes. Other browsers, whose `install` event has no `addRoutes`, ask the worker as before.
 */
export async function addStaticRoutes(event: object): Promise<void> {
  if ('addRoutes' in event && typeof event.addRoutes === 'function') await event.addRoutes(STATIC_ROUTES);
}

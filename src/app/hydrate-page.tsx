import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { z } from 'zod/mini';
import { originFlag } from '#src/platform/browser/origin-flag.ts';
import { storeQuery } from '#src/platform/offline/stored-queries.ts';
import { isSignedIn } from '#src/platform/session/session.ts';
import { SERVED_ID } from './served-id.ts';

/** Delay before the page's data is stored for offline use: rendering comes first. */
const STORE_AFTER_MS = 4000;

const servedQuery = z.object({
  key: z.array(z.unknown()),
  /** Null: there is no such thing. */
  data: z.unknown(),
});
export type ServedQuery = z.infer<typeof servedQuery>;

const servedPage = z.object({ path: z.string(), reads: z.array(servedQuery) });
type ServedPage = z.infer<typeof servedPage>;

function servedHere(): ServedPage | null {
  const text = document.getElementById(SERVED_ID)?.textContent ?? 'null';
  const page = servedPage.safeParse(JSON.parse(text)).data;
  return page?.path === decodeURIComponent(location.pathname) ? page : null;
}

function cacheQueries(client: QueryClient, { reads }: ServedPage): void {
  for (const { key, data } of reads) {
    // What was not found is fetched again: it may exist by now.
    client.setQueryData(key, data, data === null ? { updatedAt: 0 } : {});
    if (data !== null) setTimeout(storeQuery, STORE_AFTER_MS, client, key);
  }
}

/** Signals `begin.ts`, which then replays what the learner did before hydration. */
const signalAwake = (): unknown => dispatchEvent(new Event('luyen:awake'));

/** Signals once the whole page is hydrated. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => void signalAwake(), []);
  return children;
}

/** Hydrates the page in slices, so that it can be read and scrolled meanwhile. */
const join = (root: HTMLElement, tree: ReactNode): void =>
  startTransition(() => void hydrateRoot(root, <Awake>{tree}</Awake>));

export interface HydratedPage {
  /** Results of the page's loaders on the server: none. */
  hydrationData: HydrationState;
  join: typeof join;
}

async function prepare(client: QueryClient, routes: RouteObject[]): Promise<HydratedPage | null> {
  const page = servedHere();
  if (!page || isSignedIn() || originFlag() !== null) return null;
  cacheQueries(client, page);
  const loaderData: Record<string, null> = {};
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    if (route.id !== undefined) loaderData[route.id] = null;
  }
  return { hydrationData: { loaderData }, join };
}

/**
 * Prepares hydration of a server-rendered page: puts the data it was rendered from into the query cache, and its code
 * into its route, so that a router created afterwards renders it immediately.
 * @returns null where the app has to render the page itself: it was rendered for another URL, or for a guest while
 * somebody is signed in, or its code could not be loaded
 */
export async function hydratePage(client: QueryClient, routes: RouteObject[]): Promise<HydratedPage | null> {
  const taken = await prepare(client, routes).catch(() => null);
  if (!taken) signalAwake();
  return taken;
}

import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { z } from 'zod/mini';
import { originFlag } from '#src/platform/browser/origin-flag.ts';
import { storeQuery } from '#src/platform/offline/stored-queries.ts';
import { isSignedIn } from '#src/platform/session/session.ts';
import { SERVED_ID } from './served-id.ts';

/** When what came with the page is stored for opening it with no network: drawing comes first. */
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

function putReads(client: QueryClient, { reads }: ServedPage): void {
  for (const { key, data } of reads) {
    // What is not there is asked for again: it may be by now.
    client.setQueryData(key, data, data === null ? { updatedAt: 0 } : {});
    if (data !== null) setTimeout(storeQuery, STORE_AFTER_MS, client, key);
  }
}

/** `begin.ts` has kept what was done before. */
const tellAwake = (): unknown => dispatchEvent(new Event('luyen:awake'));

/** Tells it once all of the page answers. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => void tellAwake(), []);
  return children;
}

/** Joins the app to what stands in the page, in slices: one can read and scroll meanwhile. */
const join = (root: HTMLElement, tree: ReactNode): void =>
  startTransition(() => void hydrateRoot(root, <Awake>{tree}</Awake>));

export interface TakenOver {
  /** What the loaders of the page gave on the server: nothing. */
  hydrationData: HydrationState;
  join: typeof join;
}

async function prepare(client: QueryClient, routes: RouteObject[]): Promise<TakenOver | null> {
  const page = servedHere();
  if (!page || isSignedIn() || originFlag() !== null) return null;
  putReads(client, page);
  const loaderData: Record<string, null> = {};
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    if (route.id !== undefined) loaderData[route.id] = null;
  }
  return { hydrationData: { loaderData }, join };
}

/**
 * Makes ready for taking over the page as the server has drawn it: what it was drawn of goes into the queries, and its
 * code into its route, so that a router made afterwards shows it at once.
 * @returns null where the app has to draw the page itself: it was drawn for another address, or for a guest while
 * somebody is signed in, or its code cannot be had
 */
export async function takeOver(client: QueryClient, routes: RouteObject[]): Promise<TakenOver | null> {
  const taken = await prepare(client, routes).catch(() => null);
  if (!taken) tellAwake();
  return taken;
}

import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, vi } from 'vitest';
import { clearPersistedQueries, queryClient } from '#src/platform/offline/query-client.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';

/** The learner who is signed in by `signIn`. */
export const LEARNER = '019aa000-0000-7000-8000-000000000001';

interface Options {
  /** The address that it is seen at. */
  at?: string;
  /** The cache of reads: one of its own that tries once, or the app's, which stores what it reads. */
  client?: QueryClient;
}

/** A cache of reads that tries once and keeps nothing on the device. */
export const ownReads = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

// One screen leaves nothing to the next: what is mounted goes first, so that nothing asks again.
afterEach(async () => {
  cleanup();
  clearSession();
  queryClient.clear();
  await clearPersistedQueries();
});

/** A test's person is a guest until this. */
export const signIn = (learner: string = LEARNER): void => storeSession('token', learner);

/** It is this time from now on, milliseconds since 1970, and stays so; what waits still comes. */
export const stopClock = (now: number): void => void vi.useFakeTimers({ toFake: ['Date'], now });

/** Renders a part of a page within what the app puts around it. */
export function renderApp(ui: ReactElement, { at = '/', client = ownReads() }: Options = {}): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return render(ui, { wrapper });
}

/** Renders pages at their paths, opened at an address. @returns the router, which knows where one is */
export function renderRoutes(
  routes: RouteObject[],
  at: string,
  { client = queryClient }: Omit<Options, 'at'> = {},
) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const rendered = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...rendered, router };
}

import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, vi } from 'vitest';
import { clearPersistedQueries, queryClient } from '#src/platform/offline/query-client.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';

/** The learner whom `signIn` signs in. */
export const LEARNER = '019aa000-0000-7000-8000-000000000001';

interface Options {
  /** The URL at which it is rendered. */
  at?: string;
  /** The query cache: a separate one without retries, or the app's, which persists queries. */
  client?: QueryClient;
}

/** A query cache without retries and persistence. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

// Isolates tests: mounted components go first, so that nothing queries again.
afterEach(async () => {
  cleanup();
  clearSession();
  queryClient.clear();
  await clearPersistedQueries();
});

/** Signs in; before, a test's user is a guest. */
export const signIn = (learner: string = LEARNER): void => storeSession('token', learner);

/** Sets the clock to this time, milliseconds since 1970, and stops it; timers continue. */
export const stopClock = (now: number): void => void vi.useFakeTimers({ toFake: ['Date'], now });

/** Renders a component within the app's providers. */
export function renderApp(
  ui: ReactElement,
  { at = '/', client = newQueryClient() }: Options = {},
): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return render(ui, { wrapper });
}

/** Renders pages at their paths, opened at a URL. @returns the router, which has the current location */
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

import { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { hydratePage } from './hydrate-page.tsx';

const Sheet = () => null;
let routes: RouteObject[];

const SHEET = { title: 'Thì hiện tại' };

function serve(page: unknown): void {
  const element = document.createElement('script');
  element.id = 'served-page';
  element.type = 'application/json';
  element.textContent = JSON.stringify(page);
  document.body.append(element);
}

const page = (path: string) => ({
  path,
  reads: [
    { key: ['study-sheet', 'thì'], data: SHEET },
    { key: ['study-sheet', 'none'], data: null },
  ],
});

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  routes = [
    { id: 'sheet', path: '/phieu/:id', loader: () => null, lazy: async () => ({ Component: Sheet }) },
  ];
  history.replaceState(null, '', '/phieu/th%C3%AC?utm_source=x#phan-1');
});
afterEach(() => {
  document.getElementById('served-page')?.remove();
  clearSession();
  client.clear();
});

describe('a server-rendered page', () => {
  it('is hydrated at its URL, with its query data and its code', async () => {
    serve(page('/phieu/thì'));
    expect(await hydratePage(client, routes)).toMatchObject({
      hydrationData: { loaderData: { sheet: null } },
    });
    expect(routes[0]).toMatchObject({ Component: Sheet, lazy: undefined });
    expect(client.getQueryData(['study-sheet', 'thì'])).toEqual(SHEET);
    const isStale = (id: string) =>
      client
        .getQueryCache()
        .find({ queryKey: ['study-sheet', id] })
        ?.isStaleByTime(60_000);
    expect(isStale('thì')).toBe(false);
    // It may exist by now.
    expect(isStale('none')).toBe(true);
  });

  it.each([
    ['of another address', () => serve(page('/phieu/khac'))],
    ['where nothing came with it', () => undefined],
    ['in another form', () => serve({ path: '/phieu/thì' })],
    ['for a learner', () => serve(page('/phieu/thì')), 'learner'],
  ])('is not hydrated %s', async (_, arrange, learner = '') => {
    arrange();
    if (learner) storeSession('t', learner);
    expect(await hydratePage(client, routes)).toBeNull();
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

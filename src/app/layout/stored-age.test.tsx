import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { STORED_AT_HEADER } from '#src/platform/http/stored-at.ts';
import { ageWatch } from '#src/platform/offline/age-watch.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { queryClient, startQueryPersistence } from '#src/platform/offline/query-client.ts';
import { clearStoredQueries } from '#src/platform/offline/query-store.ts';
import { isQueryStored } from '#src/platform/offline/refresh-queries.ts';
import { clearSession } from '#src/platform/session/session.ts';
import { renderApp, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { AgeLine } from './age-line.tsx';
import { BareLayout } from './bare-layout.tsx';
import { MainLayout } from './main-layout.tsx';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-23T09:30:00+07:00');
const TWO_HOURS = 'Đã lưu trên máy 2 giờ trước';

const categories = readQuery(ENDPOINTS.blog.categories, {}, { retry: false });

function Content() {
  const { data } = useQuery(categories);
  return <p>{data === undefined ? 'nothing' : `${data.categories.length} categories`}</p>;
}

const Screen = () => (
  <>
    <AgeLine />
    <Content />
  </>
);

const network = vi.fn<() => Promise<Response>>();
const answer = async (headers = {}): Promise<Response> =>
  Response.json({ message: '', data: { categories: [] }, time_current: 1 }, { headers });

/** The screen was seen at the start; two hours later the app is opened again. */
async function openTwoHoursLater(): Promise<void> {
  network.mockImplementation(() => answer());
  const first = renderApp(<Screen />, { client: queryClient });
  await screen.findByText('0 categories');
  await vi.waitFor(async () => expect(await isQueryStored(categories)).toBe(true));
  first.unmount();
  queryClient.clear();
  vi.setSystemTime(START + 2 * HOUR);
}

let stop: () => void;
beforeEach(async () => {
  await clearStoredQueries();
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  vi.stubGlobal('fetch', network);
  signIn();
  stop = startQueryPersistence();
});
afterEach(() => {
  stop();
  ageWatch.setState({ isWanted: false });
  connectivity.setState({ state: 'online' });
  vi.useRealTimers();
});

describe('the age of what a screen shows from this device', () => {
  it('is said with no network, and gone once it was refreshed', async () => {
    await openTwoHoursLater();
    network.mockRejectedValue(new TypeError('no network'));
    connectivity.setState({ state: 'offline' });
    renderApp(<Screen />, { client: queryClient });
    expect(await screen.findByText(TWO_HOURS)).toBeVisible();
    expect(screen.getByText('0 categories')).toBeVisible();
    network.mockImplementation(() => answer());
    act(() => connectivity.setState({ state: 'online' }));
    await act(() => queryClient.refetchQueries());
    await vi.waitFor(() => expect(screen.queryByText(TWO_HOURS)).toBeNull());
  });

  it('is said when the request for it failed, whatever the reason', async () => {
    await openTwoHoursLater();
    network.mockImplementation(async () =>
      Response.json({ code: 'SERVER_ERROR', message: '', data: null, time_current: 1 }, { status: 500 }),
    );
    renderApp(<Screen />, { client: queryClient });
    expect(await screen.findByText(TWO_HOURS)).toBeVisible();
  });

  it('is said when the request for it hangs, while the screen shows the copy', async () => {
    await openTwoHoursLater();
    network.mockImplementation(() => new Promise(() => undefined));
    renderApp(<Screen />, { client: queryClient });
    expect(await screen.findByText('0 categories')).toBeVisible();
    expect(screen.queryByText(TWO_HOURS)).toBeNull();
    expect(await screen.findByText(TWO_HOURS)).toBeVisible();
  });

  it('is that of the cache which answered in the place of the network', async () => {
    network.mockImplementation(() => answer({ [STORED_AT_HEADER]: String(START - 2 * HOUR) }));
    connectivity.setState({ state: 'offline' });
    renderApp(<Screen />, { client: queryClient });
    expect(await screen.findByText(TWO_HOURS)).toBeVisible();
  });

  it('is not said of what has just come, nor while all is well', async () => {
    network.mockImplementation(() => answer());
    renderApp(<Screen />, { client: queryClient });
    await screen.findByText('0 categories');
    act(() => connectivity.setState({ state: 'offline' }));
    act(() => ageWatch.setState({ isWanted: true }));
    await import('./stored-age.tsx');
    expect(screen.queryByText(/Đã lưu trên máy/)).toBeNull();
  });

  it.each([
    ['main', MainLayout],
    ['bare', BareLayout],
  ])('is said on every page of the layout: %s', async (_, Layout) => {
    network.mockImplementation(() => answer({ [STORED_AT_HEADER]: String(START - 2 * HOUR) }));
    connectivity.setState({ state: 'offline' });
    clearSession();
    renderRoutes([{ Component: Layout, children: [{ path: '/', Component: Content }] }], '/');
    expect(await screen.findByText(TWO_HOURS)).toBeVisible();
    expect(screen.getAllByText(TWO_HOURS)).toHaveLength(1);
  });
});

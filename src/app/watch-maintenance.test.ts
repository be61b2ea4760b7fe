import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure } from '#src/platform/http/api-result.ts';
import { holdUpdates } from '#src/platform/pwa/update.ts';
import { leaveForMaintenance } from './leave-for-maintenance.ts';
import { watchMaintenance } from './watch-maintenance.ts';

const failed = (status: ApiFailure['status']) => () =>
  Promise.reject(
    new ApiError({
      success: false,
      status,
      code: status === 452 ? 'MAINTENANCE' : 'SERVER_ERROR',
      message: '',
      data: null,
      retryAfter: null,
    }),
  );

it.each([
  ['452, and nothing to show', 452, false, 1],
  ['452, and something read before', 452, true, 0],
  ['another failure', 500, false, 0],
] as const)('a read that meets %s', async (_, status, isKnown, times) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const leave = vi.fn();
  watchMaintenance(client.getQueryCache(), leave);
  if (isKnown) client.setQueryData(['read'], 1);
  await client.fetchQuery({ queryKey: ['read'], queryFn: failed(status) }).catch(() => undefined);
  expect(leave).toHaveBeenCalledTimes(times);
});

it('goes to the maintenance page with a return path, once, and not while work would be interrupted', async () => {
  const element = null;
  const router = createMemoryRouter(
    [
      { path: '/practice/:id', element },
      { path: '/maintenance', element },
    ],
    { initialEntries: ['/practice/ong?q=2'] },
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  const release = holdUpdates('recording');
  leaveForMaintenance(router);
  expect(place()).toBe('/practice/ong?q=2');
  release();
  leaveForMaintenance(router);
  const page = `/maintenance?from=${encodeURIComponent('/practice/ong?q=2')}`;
  await vi.waitFor(() => expect(place()).toBe(page));
  leaveForMaintenance(router);
  expect(place()).toBe(page);
});

it.each(['/ban-dieu-hanh', '/ban-dieu-hanh/thong-bao', '/my-profile/privacy'])('stays at %s', (at) => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [at] });
  leaveForMaintenance(router);
  expect(router.state.location.pathname).toBe(at);
});

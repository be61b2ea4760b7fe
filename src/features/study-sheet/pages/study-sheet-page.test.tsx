import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, isRouteErrorResponse, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component } from './study-sheet-page.tsx';

const SHEET = { id: 'thi', title: 'Thì hiện tại', summary: 'Ngắn.', tags: [], reading_minutes: 2 };
const envelope = (data: unknown) => ({ message: 'OK', data, time_current: 1 });

function Failure() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `state ${error.status}` : 'broken'}</p>;
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: Failure,
        children: [
          { index: true, element: <p>home</p> },
          { path: 'phieu/:id', Component },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const answer = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  // React tells the console of what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the page of a study sheet', () => {
  it.each([
    ['has nothing in it', () => Response.json(envelope({ ...SHEET, body: ' ' }))],
    [
      'does not exist',
      () => Response.json({ ...envelope(null), code: 'NOT_FOUND', message: 'x' }, { status: 404 }),
    ],
  ])('that %s raises the 404 state, which going home clears', async (_, response) => {
    answer.mockImplementation(async () => response());
    const router = open('/phieu/none');
    await screen.findByText('state 404');
    await act(() => router.navigate('/'));
    expect(screen.getByText('home')).toBeTruthy();
  });

  it('says so when there is no network', async () => {
    answer.mockRejectedValue(new TypeError('failed'));
    open('/phieu/thi');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Trang này chưa có trên máy bạn',
    );
  });
});

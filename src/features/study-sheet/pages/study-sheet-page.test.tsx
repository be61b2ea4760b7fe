import { act, screen } from '@testing-library/react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { newQueryClient, renderRoutes } from '#tests/support/render-app.tsx';
import { Component } from './study-sheet-page.tsx';

const SHEET = { id: 'thi', reading_minutes: 2 };

function Failure() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `state ${error.status}` : 'broken'}</p>;
}

function open(path: string) {
  return renderRoutes(
    [
      {
        ErrorBoundary: Failure,
        children: [
          { index: true, element: <p>home</p> },
          { path: 'phieu/:id', Component },
        ],
      },
    ],
    path,
    { client: newQueryClient() },
  ).router;
}

const api = fakeApi();
beforeEach(() => {
  // React logs to the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the study sheet page', () => {
  it.each([
    ['is empty', () => api.answer(ENDPOINTS.studySheet.read, { ...SHEET, body: ' ' })],
    ['does not exist', () => api.refuse(ENDPOINTS.studySheet.read, 'NOT_FOUND')],
  ])('raises the 404 state, cleared by going home, if the sheet %s', async (_, serve) => {
    serve();
    const router = open('/phieu/none');
    await screen.findByText('state 404');
    await act(() => router.navigate('/'));
    expect(screen.getByText('home')).toBeVisible();
  });

  it('says so when offline', async () => {
    api.noNetwork();
    open('/phieu/thi');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Trang này chưa có trên máy bạn',
    );
  });
});

it('takes in a lesson as long as the lesson says', async () => {
  api.answer(ENDPOINTS.studySheet.read, { ...SHEET, body: 'A' });
  const section = { id: 'phieu', kind: 'study_sheet' as const, module_id: 'thi', title: 'Thì', minutes: 8 };
  api.answer(ENDPOINTS.lesson.assets, { id: 'bai', list_section: [section] });
  open('/phieu/thi?lesson=bai&section=phieu');
  expect(await screen.findByText(/8 phút/)).toBeVisible();
  expect(screen.queryByText(/2 phút/)).toBeNull();
});

import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LESSON } from '#src/messages/lesson.ts';
import { clearPersistedReads, queryClient } from '#src/platform/offline/query-client.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { useNotifications } from '#src/ui/notification.ts';
import { Component as LessonPage } from './lesson-page.tsx';

const LEARNER = '019aa000-0000-7000-8000-000000000001';
/** What the check of the lesson says; null where it fails. */
let status: number | null = 0;

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = { message: '', data: null, time_current: 1 };
    if (!address.includes('/lessons/l/is-allowed'))
      return Response.json({ ...answer, code: 'COURSE_NOT_ACTIVATED' }, { status: 403 });
    if (status === null) return Response.json({ ...answer, code: 'SERVER_ERROR' }, { status: 500 });
    const data = { is_allowed: false, course_activation_status: status, course_id: 'c' };
    return Response.json({ ...answer, data });
  });
  storeSession('t', LEARNER);
});
afterEach(async () => {
  cleanup();
  clearSession();
  localStorage.clear();
  queryClient.clear();
  useNotifications.setState({ waiting: [] });
  await clearPersistedReads();
  vi.unstubAllGlobals();
});

function open() {
  const elsewhere = (name: string) => ({ path: name, element: <p>elsewhere</p> });
  const router = createMemoryRouter(
    [
      { path: '/lesson/:id', Component: LessonPage },
      ...['/', '/tutor', '/error', '/course-detail/:id'].map(elsewhere),
    ],
    { initialEntries: ['/lesson/l'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it.each([
  ['whose course waits goes where it is activated', 2, '/course-detail/c?activate=l', []],
  ['who has not bought it goes home and reads why', 0, '/', [LESSON.closedText]],
  ['whose course is over goes home and reads why', 10, '/', [LESSON.expiredText]],
  ['whose check fails goes to the page of failures', null, '/error', []],
])('a learner %s', async (_, standing, place, told) => {
  status = standing;
  const router = open();
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(place));
  expect(useNotifications.getState().waiting.map(({ text }) => text)).toEqual(told);
});

import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as PracticePage } from '#src/features/practice/pages/practice-page.tsx';
import { Component as SpeakingPage } from '#src/features/practice/pages/speaking-practice-page.tsx';
import { Component as RevisePage } from '#src/features/revise/pages/revise-page.tsx';
import { Component as SpeakingRevisePage } from '#src/features/revise/pages/speaking-revise-page.tsx';
import { COURSE } from '#src/messages/course.ts';
import { clearPersistedReads, queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';

const PAGES = {
  practice: PracticePage,
  'speaking-practice': SpeakingPage,
  revise: RevisePage,
  'speaking-revise': SpeakingRevisePage,
};
type PageName = keyof typeof PAGES;
const names = Object.keys(PAGES) as PageName[];

let status = 2;

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://luyen.test');
    const answer = { message: '', data: null, time_current: 1 };
    if (/list-question$/.test(pathname))
      return Response.json({ ...answer, code: 'COURSE_NOT_ACTIVATED' }, { status: 403 });
    if (pathname !== '/api/ielts/exercises/bai/is-allowed') throw new TypeError('no network');
    const data = {
      ...{ is_allowed: false, course_activation_status: status, course_id: 'c', course_name: 'Khởi đầu' },
      ...{ study_end_date: status === 10 ? '2026-03-01' : null, lesson_id: 'l' },
    };
    return Response.json({ ...answer, data });
  });
  storeSession('t', '019aa000-0000-7000-8000-000000000001');
});
afterEach(async () => {
  cleanup();
  clearSession();
  queryClient.clear();
  await clearPersistedReads();
  vi.unstubAllGlobals();
});

function open(name: PageName): void {
  const router = createMemoryRouter([{ path: `/${name}/:id`, Component: PAGES[name] }], {
    initialEntries: [`/${name}/bai`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it.each(names)('/%s asks to activate the course that waits', async (name) => {
  status = 2;
  open(name);
  expect((await screen.findByRole('dialog', { name: COURSE.promptTitle })).textContent).toContain(
    COURSE.promptText,
  );
  expect(screen.getByRole('button', { name: COURSE.promptSkip })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: COURSE.promptActivate, hidden: true }).length).toBeGreaterThan(
    0,
  );
});

it.each(
  names.flatMap((name) => [
    [name, 'has not been bought', 0, COURSE.lockedText('Khởi đầu')] as const,
    [name, 'is over', 10, COURSE.expiredText('Khởi đầu', '01/03/2026')] as const,
  ]),
)('/%s of a course that %s says so, with the way out', async (name, _, standing, text) => {
  status = standing;
  open(name);
  expect(await screen.findByText(text)).toBeTruthy();
  const out = screen.getByRole('link', { name: COURSE.seeCourse });
  expect(out.getAttribute('href')).toBe('/course-detail/c');
});

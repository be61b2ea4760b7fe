import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleIn } from '#src/features/account/model/settle-in.ts';
import { REVISE } from '#src/features/revise/messages/revise.ts';
import { Component as RevisePage } from '#src/features/revise/pages/revise-page.tsx';
import { COURSE } from '#src/messages/course.ts';
import { clearPersistedReads, queryClient, startReads } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { GUEST_WORK } from '#src/shared/course-access/messages/guest-work.ts';
import { reviseQuestion } from '../../tests/support/revise-question.ts';
import { identifyCalls } from './identify-calls.ts';

const LAN = { token: 't', learnerId: '019aa000-0000-7000-8000-000000000001' };
const GUEST_HEADER = 'visitor-token';
const SET = {
  revise: {
    id: 'set',
    title: 'Bộ câu',
    instructions: '',
    course_id: 'c',
    lesson_id: 'l',
    feedback: 'instant',
  },
  questions: [1, 2, 3].map(reviseQuestion),
  total: 3,
};
const standing = (status: number, end: string | null = null) => ({
  ...{ is_allowed: status === 1, course_activation_status: status, course_id: 'c', course_name: 'Khởi đầu' },
  ...{ study_end_date: end, lesson_id: 'l' },
});
const details = (is_free: boolean) => ({
  ...{ id: 'c', name: 'Khởi đầu', level: 0, summary: '', is_free, lesson_count: 0 },
  ...{ course_activation_status: 2, study_end_date: null, description: '' },
  ...{ extend_learn_types: [], lessons: [] },
});

/** Where the learner stands with the course; guests may enter it. */
let status = 2;
let isFree = true;
let end: string | null = null;
let stop: () => void;
/** Paths that were called, those of guests marked. */
const called: string[] = [];

const ok = (data: unknown) => Response.json({ message: '', data, time_current: Date.now() });

beforeEach(async () => {
  status = 2;
  isFree = true;
  end = null;
  called.length = 0;
  await Promise.all(db.tables.map((table) => table.clear()));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
    const { pathname } = new URL(address, 'https://luyen.test');
    const isLearner = headers.has('Authorization');
    called.push(`${pathname}${headers.has(GUEST_HEADER) ? ' guest' : ''}`);
    if (pathname === '/api/ielts/course/c/activate') {
      status = 1;
      return ok({ course_activation_status: 1 });
    }
    if (pathname === '/api/ielts/courses/c/details') return ok(details(isFree));
    if (pathname === '/api/ielts/exercises/set/is-allowed') return ok(standing(status, end));
    if (pathname !== '/api/revise/list-question') throw new TypeError('no network');
    if (!isLearner || status === 1) return ok(SET);
    const refused = { code: 'COURSE_NOT_ACTIVATED', message: 'Chưa', data: null, time_current: 1 };
    return Response.json(refused, { status: 403 });
  });
  identifyCalls();
  stop = startReads();
});
afterEach(async () => {
  cleanup();
  clearSession();
  stop();
  queryClient.clear();
  await clearPersistedReads();
  vi.unstubAllGlobals();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/revise/:id', Component: RevisePage },
      { path: '/course-detail/:id', element: <p>course</p> },
    ],
    { initialEntries: ['/revise/set'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a guest who registers in the middle of a set goes on at the same question, with the answers', async () => {
  open();
  await screen.findByText('Câu hỏi 1');
  expect(screen.getByText(GUEST_WORK.note, { exact: false })).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'lamp' } });
  press(REVISE.check);
  await screen.findByText(REVISE.right);
  press(REVISE.next);
  await screen.findByText('Câu hỏi 2');
  press(REVISE.skip);
  await screen.findByText('Câu hỏi 3');
  const [before] = await db.attempts.toArray();

  await settleIn(LAN);
  await waitFor(() => expect(screen.queryByText(GUEST_WORK.note, { exact: false })).toBeNull());
  await screen.findByText('Câu hỏi 3');
  expect(screen.queryByText(COURSE.promptText)).toBeNull();
  expect(await db.attempts.toArray()).toMatchObject([{ id: before?.id, owner: LAN.learnerId }]);
  expect(await db.answers.toArray()).toMatchObject([{ questionId: 'set.1', owner: LAN.learnerId }]);
  const operations = (await db.commands.toArray()).map(({ operation, owner }) => [operation, owner]);
  expect(operations.toSorted()).toEqual([
    ['practiceTest.claim', LAN.learnerId],
    ['revise.submitQuestion', LAN.learnerId],
  ]);
  press(REVISE.previous);
  press(REVISE.previous);
  expect(await screen.findByText(REVISE.right)).toBeTruthy();
});

it('a course that was granted is not begun by a sign-in on its trial lesson', async () => {
  isFree = false;
  open();
  await screen.findByText('Câu hỏi 1');
  await settleIn(LAN);
  expect(called).not.toContain('/api/ielts/course/c/activate');
});

it('a learner whose course waits is asked to activate it, and goes on', async () => {
  storeSession(LAN.token, LAN.learnerId);
  open();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(COURSE.promptText);
  expect(screen.getByRole('button', { name: COURSE.promptSkip })).toBeTruthy();
  press(COURSE.promptActivate);
  expect(await screen.findByText('Câu hỏi 1')).toBeTruthy();
});

it('skipping leads to the course', async () => {
  storeSession(LAN.token, LAN.learnerId);
  const router = open();
  await screen.findByRole('dialog');
  press(COURSE.promptSkip);
  await waitFor(() => expect(router.state.location.pathname).toBe('/course-detail/c'));
});

it.each([
  ['who has not bought the course', 0, null, COURSE.lockedText('Khởi đầu')],
  ['whose course is over', 10, '2026-03-01', COURSE.expiredText('Khởi đầu', '01/03/2026')],
])('a learner %s reads that, with the way out', async (_, standingNow, ended, text) => {
  status = standingNow;
  end = ended;
  storeSession(LAN.token, LAN.learnerId);
  open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: COURSE.seeCourse }).getAttribute('href')).toBe('/course-detail/c');
});

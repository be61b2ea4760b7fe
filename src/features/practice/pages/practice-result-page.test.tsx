import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RESULT_STATE } from '#contract/practice.ts';
import { clearPersistedReads, queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { Component as ResultPage } from './practice-result-page.tsx';

const LEARNER = '019aa000-0000-7000-8000-000000000001';
const THERE = '019aa000-0000-7000-8000-0000000000aa';
const HERE = '019aa000-0000-7000-8000-0000000000bb';
const RESULT = {
  practice: {
    ...{ id: 'bai', title: 'Bài luyện', instructions: '', passage: null, audio: null },
    ...{ course_id: 'c', lesson_id: 'l', is_reported: false },
  },
  attempt: {
    ...{ id: THERE, state: RESULT_STATE.FINISHED, submitted_at: 2, grading_scale: 3, waiting: 0 },
    user_result: {
      ielts_statistic: { hundred_score: null, band_score: null, correct_question: 0, total_question: 0 },
    },
  },
  questions: [],
};

let isOnline = true;

beforeEach(async () => {
  isOnline = true;
  await Promise.all(db.tables.map((table) => table.clear()));
  await db.attempts.add({ id: HERE, owner: LEARNER, practiceId: 'bai', openedAt: 1, submittedAt: 1 });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isOnline || !address.includes('/practice/list-question')) throw new TypeError('no network');
    return Response.json({ message: '', data: RESULT, time_current: 1 });
  });
  storeSession('t', LEARNER);
});
afterEach(async () => {
  cleanup();
  clearSession();
  queryClient.clear();
  await clearPersistedReads();
  vi.unstubAllGlobals();
});

it.each([
  ['the newest of all devices', true, THERE],
  ['with no network this device’s own', false, HERE],
])('an address without an attempt opens %s', async (_, online, expected) => {
  isOnline = online;
  const router = createMemoryRouter([{ path: '/practice-result/:id', Component: ResultPage }], {
    initialEntries: ['/practice-result/bai'],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(router.state.location.search).toBe(`?attempt=${expected}`), { timeout: 10_000 });
});

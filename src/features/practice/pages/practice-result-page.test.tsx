import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RESULT_STATE } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { clearSession } from '#src/platform/session/session.ts';
import { GUEST_WORK } from '#src/shared/course-access/messages/guest-work.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { Component as ResultPage } from './practice-result-page.tsx';

const THERE = '019aa000-0000-7000-8000-0000000000aa';
const HERE = '019aa000-0000-7000-8000-0000000000bb';
const RESULT = made(ENDPOINTS.practice.listQuestion.response, {
  practice: {
    ...{ id: 'bai', instructions: '' },
    ...{ course_id: 'c', lesson_id: 'l' },
  },
  attempt: {
    ...{ id: THERE, state: RESULT_STATE.FINISHED, submitted_at: 2, grading_scale: 3 },
    user_result: {},
  },
});

const api = fakeApi();

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  await db.attempts.add({ id: HERE, owner: LEARNER, practiceId: 'bai', openedAt: 1, submittedAt: 1 });
  vi.stubGlobal('scrollTo', () => undefined);
  api.noNetwork();
  signIn();
});

it.each([
  ['the newest from all devices', true, THERE],
  ['this device’s newest when offline', false, HERE],
])('an address without an attempt opens %s', async (_, online, expected) => {
  if (online) api.answer(ENDPOINTS.practice.listQuestion, RESULT);
  const { router } = renderRoutes(
    [{ path: '/practice-result/:id', Component: ResultPage }],
    '/practice-result/bai',
  );
  await waitFor(() => expect(router.state.location.search).toBe(`?attempt=${expected}`));
});

it.each([
  ['a guest', true],
  ['a learner', false],
])('%s is offered to keep the result: %s', async (_, isGuest) => {
  if (isGuest) clearSession();
  api.answer(ENDPOINTS.practice.listQuestion, RESULT);
  renderRoutes(
    [{ path: '/practice-result/:id', Component: ResultPage }],
    `/practice-result/bai?attempt=${THERE}`,
  );
  expect(await screen.findByTestId('grading')).toBeVisible();
  const keep = screen.queryByRole('button', { name: GUEST_WORK.keep });
  expect(keep !== null).toBe(isGuest);
  if (!keep) return;
  fireEvent.click(keep);
  expect(useAuthDialog.getState()).toMatchObject({
    ...{ asked: 'register', next: `/practice-result/bai?attempt=${THERE}` },
  });
});

import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CourseSummary } from '#contract/course.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { completeSignIn } from '#src/features/account/model/complete-sign-in.ts';
import { Component as RevisePage } from '#src/features/revise/pages/revise-page.tsx';
import { COURSE } from '#src/messages/course.ts';
import { startQueryPersistence } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { storeSession } from '#src/platform/session/session.ts';
import { GUEST_WORK } from '#src/shared/course-access/messages/guest-work.ts';
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { fakeApi, refused } from '#tests/support/fake-api.ts';
import { renderRoutes } from '#tests/support/render-app.tsx';
import { reviseQuestion } from '../../tests/support/revise-question.ts';
import { identifyCalls } from './identify-calls.ts';

const LAN = { token: 't', learnerId: '019aa000-0000-7000-8000-000000000001' };
const SET = {
  revise: {
    id: 'set',
    title: 'Bộ câu',
    instructions: '',
    course_id: 'c',
    lesson_id: 'l',
    feedback: 'instant' as const,
  },
  questions: [1, 2, 3].map(reviseQuestion),
  total: 3,
};
type Status = CourseSummary['course_activation_status'];
const standing = (status: Status, end: string | null = null) => ({
  ...{ is_allowed: status === 1, course_activation_status: status, course_id: 'c', course_name: 'Khởi đầu' },
  ...{ study_end_date: end, lesson_id: 'l' },
});
const details = (is_free: boolean) => ({
  ...{ id: 'c', name: 'Khởi đầu', level: 0, summary: '', is_free, lesson_count: 0 },
  ...{ course_activation_status: 2 as const, study_end_date: null, description: '' },
  ...{ extend_learn_types: [], lessons: [] },
});

/** The learner's status in the course; guests may enter it. */
let status: Status = 2;
let isFree = true;
let end: string | null = null;
let stop: () => void;
const api = fakeApi();

beforeEach(async () => {
  status = 2;
  isFree = true;
  end = null;
  await Promise.all(db.tables.map((table) => table.clear()));
  vi.stubGlobal('scrollTo', () => undefined);
  api.noNetwork();
  api.answerWith(ENDPOINTS.course.activate, () => {
    status = 1;
    return { course_activation_status: status };
  });
  api.answerWith(ENDPOINTS.course.details, () => details(isFree));
  api.answerWith(ENDPOINTS.lesson.exerciseIsAllowed, () => standing(status, end));
  api.answerWith(ENDPOINTS.revise.listQuestion, ({ headers }) =>
    headers.has('Authorization') && status !== 1 ? refused('COURSE_NOT_ACTIVATED') : SET,
  );
  identifyCalls();
  stop = startQueryPersistence();
});
afterEach(() => stop());

function open() {
  return renderRoutes(
    [
      { path: '/revise/:id', Component: RevisePage },
      { path: '/course-detail/:id', element: <p>course</p> },
    ],
    '/revise/set',
  ).router;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a guest who registers halfway through a set continues at the same question, with the answers', async () => {
  open();
  await screen.findByText('Câu hỏi 1');
  expect(screen.getByText(GUEST_WORK.note, { exact: false })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'lamp' } });
  press(LOOP.check);
  await screen.findByText(LOOP.saved);
  press(LOOP.next);
  await screen.findByText('Câu hỏi 2');
  press(LOOP.skip);
  await screen.findByText('Câu hỏi 3');
  const [before] = await db.attempts.toCollection().primaryKeys();

  await completeSignIn(LAN);
  await waitFor(() => expect(screen.queryByText(GUEST_WORK.note, { exact: false })).toBeNull());
  await screen.findByText('Câu hỏi 3');
  expect(screen.queryByText(COURSE.promptText)).toBeNull();
  expect(await db.attempts.toArray()).toMatchObject([{ id: before, owner: LAN.learnerId }]);
  expect(await db.answers.toArray()).toMatchObject([{ questionId: 'set.1', owner: LAN.learnerId }]);
  const operations = (await db.commands.toArray()).map(({ operation, owner }) => [operation, owner]);
  expect(operations.toSorted()).toEqual([
    ['practiceTest.claim', LAN.learnerId],
    ['revise.submitQuestion', LAN.learnerId],
  ]);
  press(LOOP.previous);
  press(LOOP.previous);
  expect(await screen.findByText(LOOP.right)).toBeVisible();
});

it('signing in on a trial lesson does not activate a granted course', async () => {
  isFree = false;
  open();
  await screen.findByText('Câu hỏi 1');
  await completeSignIn(LAN);
  expect(api.callsOf(ENDPOINTS.course.activate)).toEqual([]);
});

it('a learner whose course is pending is asked to activate it, and continues', async () => {
  storeSession(LAN.token, LAN.learnerId);
  open();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(COURSE.promptText);
  expect(screen.getByRole('button', { name: COURSE.promptSkip })).toBeVisible();
  press(COURSE.promptActivate);
  expect(await screen.findByText('Câu hỏi 1')).toBeVisible();
});

it('skipping the activation leads to the course', async () => {
  storeSession(LAN.token, LAN.learnerId);
  const router = open();
  await screen.findByRole('dialog');
  press(COURSE.promptSkip);
  await waitFor(() => expect(router.state.location.pathname).toBe('/course-detail/c'));
});

it.each<[string, Status, string | null, string]>([
  ['who has not bought the course', 0, null, COURSE.lockedText('Khởi đầu')],
  ['whose course is over', 10, '2026-03-01', COURSE.expiredText('Khởi đầu', '01/03/2026')],
])('a learner %s sees why, with a way out', async (_, standingNow, ended, text) => {
  status = standingNow;
  end = ended;
  storeSession(LAN.token, LAN.learnerId);
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: COURSE.seeCourse }).getAttribute('href')).toBe('/course-detail/c');
});

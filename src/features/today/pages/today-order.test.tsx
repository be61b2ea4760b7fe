import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownCourse } from '#contract/course.ts';
import { SECTION_STATUS } from '#contract/lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { db as downloads } from '#src/shared/download/db.ts';
import { myCourses } from '#src/shared/queries/courses.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { renderRoutes, signIn, stopClock } from '#tests/support/render-app.tsx';
import { TODAY } from '../messages/today.ts';
import { lastDeviceWork, NOTHING_OPEN } from '../model/device-work.ts';
import { Component } from './today-page.tsx';

const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const api = fakeApi();
let learner = '';
const course = made(ownCourse, {
  id: 'khoa',
  course_activation_status: 1,
  next_lesson: { id: 'bai-4', title: 'Từ nối', minutes: 25, place: 4 },
});

beforeEach(() => {
  stopClock(NOW);
  learner = crypto.randomUUID();
  localStorage.clear();
  connectivity.setState({ state: 'online' });
  api.answer(ENDPOINTS.course.mine, { courses: [course], total: 1 });
  api.answer(ENDPOINTS.roadmap.roadmap);
  api.answer(ENDPOINTS.account.getProfile, { full_name: 'Lan', target_band: 6 });
  api.answer(ENDPOINTS.course.list);
  api.answer(ENDPOINTS.courseLearning.dayStreaks);
  api.answer(ENDPOINTS.notifications.marked);
  api.answer(ENDPOINTS.speakingRoom.inProgress);
  api.answer(ENDPOINTS.openWork.list);
  api.answer(ENDPOINTS.tutoring.incomingLesson);
  api.answer(ENDPOINTS.examList.list);
  api.answer(ENDPOINTS.notebook.list, { now: NOW });
  signIn(learner);
});

const open = () => renderRoutes([{ path: '/', Component }], '/');
const nextTitle = (text: string) => screen.findByRole('heading', { level: 2, name: text });
const next = (title: string): string => `${TODAY.nextTitle}: ${title}`;

it('leads to the lesson, and second to the due cards that were made minutes ago', async () => {
  const memory = { state: 1, due: NOW + 540_000, last_review: NOW - 60_000 } as const;
  const [card] = made(ENDPOINTS.notebook.list.response, {
    cards: [
      {
        kind: 'word',
        memory,
        lapsed_at: NOW - 60_000,
        last_event_at: NOW - 60_000,
        word: { word: 'although', meaning: null, ipa: null, context: null, source: null },
      },
    ],
  }).cards;
  api.answer(ENDPOINTS.notebook.list, { now: NOW, cards: card ? [card] : [] });
  open();
  expect(await screen.findByRole('link', { name: TODAY.thenCards(1) })).toHaveAttribute('href', '/so-loi');
  expect(await nextTitle(next(course.next_lesson?.title ?? ''))).toBeVisible();
});

it('with no network, a lesson that was downloaded, where the next one is not here', async () => {
  const stored = {
    id: 'bai-9',
    title: 'Đảo ngữ',
    list_section: [{ id: 'a' }],
    user_result: { lesson_section_result: [] },
  };
  queryClient.setQueryData<unknown>(lessonAssets('bai-9').queryKey, stored);
  await downloads.downloads.put({
    owner: learner,
    kind: 'lesson',
    id: 'bai-9',
    key: `${learner}:lesson:bai-9`,
    title: stored.title,
    state: 'done',
    reason: null,
    overMobile: false,
    bytesDone: 1,
    bytesTotal: 1,
    manifest: null,
    reads: {},
    requestedAt: NOW,
    savedAt: NOW,
  });
  queryClient.setQueryData<unknown>(myCourses().queryKey, { courses: [course], total: 1 });
  connectivity.setState({ state: 'offline' });
  api.noNetwork();
  open();
  expect(await nextTitle(next(stored.title))).toBeVisible();
  expect(screen.getByRole('link', { name: TODAY.steps.lessonHere.action })).toHaveAttribute(
    'href',
    '/lesson/bai-9',
  );
});

it('an expired course second to what can be begun now', async () => {
  const expired = {
    ...course,
    name: 'Bước tới 6.0',
    course_activation_status: 10,
    next_lesson: null,
  } as const;
  api.answer(ENDPOINTS.course.mine, { courses: [expired], total: 1 });
  api.answer(ENDPOINTS.roadmap.roadmap, { bands: [{ skill: 'reading', band: 5.5, on: '2026-10-01' }] });
  open();
  expect(await screen.findByText(TODAY.steps.expired.text(expired.name))).toBeVisible();
  expect(screen.getByRole('link', { name: TODAY.steps.noCourse.action })).toHaveAttribute(
    'href',
    '/trial-class',
  );
  expect(screen.getByRole('link', { name: TODAY.steps.expired.renew })).toHaveAttribute('href', '/payments');
});

it('a lesson of which something waits to be sent as begun, even if it is not stored here', async () => {
  const first = { ...course.next_lesson, id: 'bai-1', title: 'Chào hỏi', place: 1, progress: 0 } as const;
  api.answer(ENDPOINTS.course.mine, { courses: [{ ...course, next_lesson: first }], total: 1 });
  await saveCommand(ENDPOINTS.lesson.updateProgress, {
    owner: learner,
    params: { id: first.id },
    body: { section_id: 'a', status: SECTION_STATUS.completed, at: NOW - 86_400_000, skew: 0 },
    label: 'A',
  });
  open();
  expect(await screen.findByRole('link', { name: TODAY.steps.lesson.resume })).toHaveAttribute(
    'href',
    '/lesson/bai-1',
  );
});

it('what was open when it was seen last, where the database fails', async () => {
  const practice = { to: '/practice/ong', title: 'Bees', question: 2, of: 9, lastAt: NOW };
  queryClient.setQueryData<unknown>(lastDeviceWork.queryKey, { ...NOTHING_OPEN, exercise: practice });
  const failing = vi.spyOn(db.attempts, 'filter').mockImplementation(() => {
    throw new Error('the database is closed');
  });
  open();
  expect(await nextTitle(next(practice.title))).toBeVisible();
  failing.mockRestore();
});

it('no placement test where the centre has none', async () => {
  api.answer(ENDPOINTS.course.mine, { courses: [], total: 0 });
  api.answer(ENDPOINTS.examList.list, { tests: [] });
  open();
  expect(await nextTitle(next(TODAY.steps.noCourse.title))).toBeVisible();
});

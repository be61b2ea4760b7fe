import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { CourseSummary, OwnCourse } from '#contract/course.ts';
import { clearPersistedReads, queryClient } from '#src/platform/offline/query-client.ts';
import { forgetOwner } from '#src/platform/outbox/owner/forget-owner.ts';
import { closeAdvice } from '#src/platform/session/advice-dialog.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { Component as DetailPage } from './course-detail-page.tsx';
import { Component as OverviewPage } from './course-overview-page.tsx';
import { Component as MyCoursePage } from './my-course-page.tsx';
import { Component as TrialClassPage } from './trial-class-page.tsx';

export const LAN = '019aa000-0000-7000-8000-000000000001';
export const ATTEMPT = '019aa000-0000-7000-8000-0000000000aa';
/** A Saturday, noon in Vietnam. */
export const NOW = Date.parse('2026-11-21T12:00:00+07:00');

export const summary: CourseSummary = {
  id: 'khoa',
  name: 'Bước tới 6.0',
  level: 2,
  summary: 'Ngắn.',
  is_free: false,
  lesson_count: 2,
  course_activation_status: 1,
  study_end_date: null,
};
export const own: OwnCourse = {
  ...summary,
  extend_learn_types: [],
  completed_lessons: 1,
  next_lesson: { id: 'bai-2', title: 'Bài hai', minutes: 30, place: 2, progress: 0 },
  last_studied_on: '2026-11-20',
};
const lesson = (id: string, is_trial: boolean) => ({
  id,
  title: `Bài ${id}`,
  summary: 'Ngắn.',
  type: 1,
  minutes: 20,
  is_trial,
});
export const details = {
  ...summary,
  description: 'Mô tả.',
  extend_learn_types: [{ learn_type_name: 'Chữa bài cùng giáo viên', end_date: '2027-01-31' }],
  lessons: [{ ...lesson('bai-1', false), position: 1, progress: 2 }],
};
export const infos = {
  ...summary,
  course_activation_status: 0,
  description: 'Khóa dạy **viết**.',
  minutes: 130,
  section_counts: [{ kind: 'practice', count: 3 }],
  question_count: 40,
  skills: ['reading', 'writing'],
  certificate: { answered: 80, result: 60 },
  lessons: [lesson('mot', false), lesson('hai', true)],
};
const streak = {
  today: '2026-11-21',
  length: 2,
  days: ['2026-11-19', '2026-11-20'],
  from: '2026-10-18',
  before: 0,
};
const week = (sections: number) => ({
  from: '2026-11-16',
  to: '2026-11-22',
  sections,
  minutes: sections * 10,
  study_days: sections > 0 ? 1 : 0,
});
const progress = {
  course_id: 'khoa',
  lessons: { completed: 1, total: 2 },
  sections: { completed: 3, total: 6 },
  minutes: { completed: 48, total: 90 },
  weeks: [0, 1, 2, 0, 0, 0, 1, 3].map(week),
};
const statistic = {
  course_id: 'khoa',
  by_kind: [],
  submitted_practices: 1,
  average_score: 64,
  last_30_days: { study_days: 5, minutes: 90 },
};
export const mission = {
  lesson_id: 'bai-2',
  lesson_title: 'Bài hai',
  section_id: 'phieu',
  module_id: 'x',
  kind: 'study_sheet',
  title: 'Phiếu về từ nối',
  minutes: 9,
  begun: true,
};
export const mark = (hundred_score: number, more: object = {}) => ({
  attempt: {
    id: ATTEMPT,
    state: 2,
    submitted_at: NOW,
    grading_scale: 0,
    user_result: {
      ielts_statistic: { hundred_score, band_score: null, correct_question: 4, total_question: 10 },
    },
    waiting: 0,
  },
  practice_id: 'ong',
  title: 'Bees',
  lesson_id: 'bai-1',
  lesson_title: 'Bài một',
  writing_band: null,
  speaking_score: null,
  ...more,
});
const skill = (id: string, courses: object[]) => ({ id, name: id, is_selected: id === 'reading', courses });
const trialCourse = {
  course_id: 'khoa',
  course_name: 'Bước tới 6.0',
  level: 2,
  is_free: false,
  is_registered: false,
  categories: [{ name: 'Bài học', lessons: [lesson('hai', true)] }],
};

/** What the server answers to `METHOD path`, and what it was asked. Null: nothing, there is no network. */
export const server: { answers: Record<string, unknown> | null; asked: string[] } = {
  answers: {},
  asked: [],
};
export const usualAnswers = () => ({
  '/ielts/courses': { courses: [summary] },
  '/ielts/courses/my-courses?page=1&limit=100': { courses: [own], total: 1, trials: [] },
  '/ielts/courses/day-streaks': streak,
  '/ielts/courses/marked-notifications': { notifications: [] },
  '/ielts/courses/khoa/details': details,
  '/ielts/courses/khoa/infos': infos,
  '/ielts/courses/khoa/learning-progress': progress,
  '/ielts/courses/khoa/learning-statistic': statistic,
  '/ielts/courses/khoa/learning-streak': { ...streak, course_id: 'khoa', length: 4 },
  '/ielts/courses/khoa/learning-missions?limit=3': { missions: [mission], left: 3 },
  '/ielts/courses/khoa/recent-mark?limit=3': { marks: [mark(40)] },
  '/ielts/courses/trial/skill-list': {
    skills: [skill('reading', [trialCourse]), skill('writing', [{ ...trialCourse, is_free: true }])],
  },
  'POST /ielts/courses/khoa/register-trial': { course_id: 'khoa', lessons: [] },
  'PUT /ielts/courses/marked-notifications': { marked: 1 },
});

/** Before each test of the file there is such a server and nobody is signed in; after it nothing is left. */
export function serveCourses(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    server.answers = usualAnswers();
    server.asked = [];
    await forgetOwner(LAN);
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const path = url.replace('/api', '');
      const call = init?.method === 'GET' || !init?.method ? path : `${init.method} ${path}`;
      server.asked.push(call);
      const { answers } = server;
      if (answers === null) throw new TypeError('no network');
      return call in answers
        ? Response.json({ message: '', data: answers[call], time_current: NOW })
        : Response.json({ code: 'NOT_FOUND', message: 'x', data: null, time_current: NOW }, { status: 404 });
    });
  });
  afterEach(async () => {
    cleanup();
    queryClient.clear();
    await clearPersistedReads();
    clearSession();
    closeAdvice();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** Opens one of the pages of courses, as a learner unless told. */
export function open(path: string, { signedIn = true } = {}) {
  if (signedIn) storeSession('t', LAN);
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const router = createMemoryRouter(
    [
      { path: 'my-course', Component: MyCoursePage },
      { path: 'course-detail/:id', Component: DetailPage },
      { path: 'course-overview/:id', Component: OverviewPage },
      { path: 'trial-class', Component: TrialClassPage },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
export const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');
export const answer = (path: string, data: unknown) => {
  server.answers = { ...server.answers, [path]: data };
};
export const mine = (...courses: OwnCourse[]) =>
  answer('/ielts/courses/my-courses?page=1&limit=100', { courses, total: courses.length, trials: [] });

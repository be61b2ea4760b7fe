import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CourseSummary, OwnCourse } from '#contract/course.ts';
import { COURSE } from '#src/messages/course.ts';
import { LEARNING } from '#src/messages/course-learning.ts';
import { OVERVIEW, TRIAL } from '#src/messages/course-offer.ts';
import { UI } from '#src/messages/ui.ts';
import { clearPersistedReads, queryClient } from '#src/offline/query-client.ts';
import { db } from '#src/outbox/db.ts';
import { closeAdvice, useAdviceDialog } from '#src/session/advice-dialog.ts';
import { clearSession, storeSession } from '#src/session/session.ts';
import { Component as DetailPage } from './course-detail-page.tsx';
import { Component as OverviewPage } from './course-overview-page.tsx';
import { Component as MyCoursePage } from './my-course-page.tsx';
import { Component as TrialClassPage } from './trial-class-page.tsx';

const LAN = '019aa000-0000-7000-8000-000000000001';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000aa';
/** A Saturday, noon in Vietnam. */
const NOW = Date.parse('2026-11-21T12:00:00+07:00');

const summary: CourseSummary = {
  id: 'khoa',
  name: 'Bước tới 6.0',
  level: 2,
  summary: 'Ngắn.',
  is_free: false,
  lesson_count: 2,
  course_activation_status: 1,
  study_end_date: null,
};
const own: OwnCourse = {
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
const details = {
  ...summary,
  description: 'Mô tả.',
  extend_learn_types: [{ learn_type_name: 'Chữa bài cùng giáo viên', end_date: '2027-01-31' }],
  lessons: [{ ...lesson('bai-1', false), position: 1, progress: 2 }],
};
const infos = {
  ...summary,
  course_activation_status: 0,
  description: 'Khóa dạy **viết**.',
  minutes: 130,
  section_counts: [{ kind: 'practice', count: 3 }],
  question_count: 40,
  skills: ['reading', 'writing'],
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
const mission = {
  lesson_id: 'bai-2',
  lesson_title: 'Bài hai',
  section_id: 'phieu',
  module_id: 'x',
  kind: 'study_sheet',
  title: 'Phiếu về từ nối',
  minutes: 9,
  begun: true,
};
const mark = (hundred_score: number, more: object = {}) => ({
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

/** What the server answers to `METHOD path`; null: nothing, there is no network. */
let served: Record<string, unknown> | null = {};
const asked: string[] = [];
const base = () => ({
  '/ielts/courses': { courses: [summary] },
  '/ielts/courses/my-courses?page=1&limit=100': { courses: [own], total: 1, trials: [] },
  '/ielts/courses/day-streaks': streak,
  '/ielts/courses/marked-notifications': { notifications: [] },
  '/ielts/courses/khoa/details': details,
  '/ielts/courses/khoa/infos': infos,
  '/ielts/courses/khoa/learning-progress': progress,
  '/ielts/courses/khoa/learning-statistic': statistic,
  '/ielts/courses/khoa/learning-missions?limit=3': { missions: [mission], left: 3 },
  '/ielts/courses/khoa/recent-mark?limit=3': { marks: [mark(40)] },
  '/ielts/courses/trial/skill-list': {
    skills: [skill('reading', [trialCourse]), skill('writing', [{ ...trialCourse, is_free: true }])],
  },
  'POST /ielts/courses/khoa/register-trial': { course_id: 'khoa', lessons: [] },
  'PUT /ielts/courses/marked-notifications': { marked: 1 },
});

// Loaded when first asked for, which takes a while on a busy machine.
beforeAll(() => import('../components/course-learning.tsx'));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  served = base();
  asked.length = 0;
  await db.commands.clear();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace('/api', '');
    const call = init?.method === 'GET' || !init?.method ? path : `${init.method} ${path}`;
    asked.push(call);
    if (served === null) throw new TypeError('no network');
    return call in served
      ? Response.json({ message: '', data: served[call], time_current: NOW })
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

function open(path: string, { signedIn = true } = {}) {
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
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const answer = (path: string, data: unknown) => {
  served = { ...served, [path]: data };
};
const mine = (...courses: OwnCourse[]) =>
  answer('/ielts/courses/my-courses?page=1&limit=100', { courses, total: courses.length, trials: [] });

describe('my courses', () => {
  it('lead to the very lesson first', async () => {
    open('/my-course');
    expect(await hrefOf(LEARNING.resumeTitle)).toBe('/lesson/bai-2');
    expect(screen.getByRole('heading', { name: 'Bài hai' })).toBeTruthy();
    expect(screen.getByText(LEARNING.place(2, 2, 30))).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: COURSE.progress(1, 2) })).toBeTruthy();
  });

  it.each([
    ['activated', 1, null, 'Đã kích hoạt', null],
    ['activated, with ten days left', 1, '2026-11-30', 'Đã kích hoạt', 'Khóa học hết hạn vào 30/11/2026'],
    ['activated, with more', 1, '2026-12-31', 'Đã kích hoạt', null],
    ['waiting', 2, null, 'Chờ kích hoạt', null],
    ['over', 10, '2026-11-01', 'Hết hạn', 'Khóa học đã hết hạn vào 01/11/2026'],
  ] as const)('that are %s say so', async (_, status, end, label, expiry) => {
    mine({ ...own, course_activation_status: status, study_end_date: end });
    open('/my-course');
    expect(await screen.findByText(label)).toBeTruthy();
    if (expiry) expect(screen.getByText(expiry)).toBeTruthy();
    else expect(screen.queryByText(/hết hạn vào/)).toBeNull();
    if (status !== 1) expect(screen.queryByRole('link', { name: LEARNING.resumeTitle })).toBeNull();
  });

  it('that are all learnt lead back into the course', async () => {
    mine({ ...own, completed_lessons: 2, next_lesson: null });
    open('/my-course');
    expect(await screen.findByText(LEARNING.allDone(own.name))).toBeTruthy();
    expect(await hrefOf(LEARNING.openCourse)).toBe('/course-detail/khoa');
  });

  it('that are none lead to the free one', async () => {
    mine();
    answer('/ielts/courses', { courses: [{ ...summary, id: 'free', is_free: true }] });
    open('/my-course');
    expect(await screen.findByText(COURSE.emptyTitle)).toBeTruthy();
    expect(await hrefOf(COURSE.emptyAction)).toBe('/course-detail/free');
    expect(await hrefOf(TRIAL.all)).toBe('/trial-class');
  });

  it('that are only tried stand apart', async () => {
    answer('/ielts/courses/my-courses?page=1&limit=100', {
      courses: [],
      total: 0,
      trials: [{ ...own, course_activation_status: 0 }],
    });
    open('/my-course');
    expect(await screen.findByRole('heading', { name: COURSE.tryingTitle })).toBeTruthy();
    expect(await hrefOf(own.name)).toBe('/course-overview/khoa');
  });

  it('say that they need a network, where nothing is stored', async () => {
    served = null;
    open('/my-course');
    expect(await screen.findByText(UI.offlineTitle)).toBeTruthy();
    served = base();
    fireEvent.click(screen.getByRole('button', { name: UI.retry }));
    expect(await hrefOf(LEARNING.resumeTitle)).toBe('/lesson/bai-2');
  });

  it('open with no network once they have been seen', async () => {
    open('/my-course');
    await hrefOf(LEARNING.resumeTitle);
    cleanup();
    served = null;
    queryClient.clear();
    open('/my-course');
    expect(await hrefOf(LEARNING.resumeTitle)).toBe('/lesson/bai-2');
    expect(await screen.findByText(LEARNING.streak(2))).toBeTruthy();
  });

  it('tell what has been graded, until it was looked at', async () => {
    const notice = { id: ATTEMPT, title: 'Bees', link: `/practice-result/ong?attempt=${ATTEMPT}`, at: NOW };
    answer('/ielts/courses/marked-notifications', { notifications: [notice] });
    open('/my-course');
    expect(await hrefOf('Bees')).toBe(notice.link);
    answer('/ielts/courses/marked-notifications', { notifications: [] });
    fireEvent.click(screen.getByRole('button', { name: LEARNING.noticesSeen }));
    await waitFor(() => expect(screen.queryByText(LEARNING.noticesTitle)).toBeNull());
    await waitFor(() => expect(asked).toContain('PUT /ielts/courses/marked-notifications'));
  });
});

describe('the streak', () => {
  it('waits for today, and shows this week', async () => {
    open('/my-course');
    expect(await screen.findByText(LEARNING.streak(2))).toBeTruthy();
    expect(screen.getByText(LEARNING.streakOpen)).toBeTruthy();
    const days = within(screen.getByRole('list', { name: LEARNING.thisWeek })).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent?.includes(LEARNING.studied))).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('counts what waits on this device, and calls it provisional', async () => {
    await db.commands.add({
      id: ATTEMPT,
      v: 1,
      owner: LAN,
      operation: 'practice.submit',
      params: null,
      body: { attempt_id: ATTEMPT, practice_id: 'ong', at: NOW, skew: 0 },
      label: 'Bees',
      recordingId: null,
      after: [],
      slot: null,
      state: 'queued',
      tries: 0,
      savedAt: NOW,
      nextTryAt: 0,
      size: 1,
      lastCode: null,
      lastMessage: null,
    });
    open('/my-course');
    expect(await screen.findByText(LEARNING.streak(3))).toBeTruthy();
    expect(screen.getByText(LEARNING.streakToday)).toBeTruthy();
    expect(screen.getByText(LEARNING.provisional)).toBeTruthy();
  });
});

describe('a course’s page', () => {
  it('shows what to do, how it goes by week, and the last results', async () => {
    open('/course-detail/khoa');
    expect(await hrefOf(mission.title)).toBe('/lesson/bai-2?section=phieu');
    expect(await screen.findByText(LEARNING.progressText(3, 30, 1))).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: LEARNING.overall(3, 6) })).toBeTruthy();
    expect(await hrefOf('Bees')).toBe(`/practice-result/ong?attempt=${ATTEMPT}`);
    expect(await screen.findByText(/Điểm trung bình câu có đáp án: 64 trên 100/)).toBeTruthy();
    expect(screen.getByText('Chữa bài cùng giáo viên: đến hết ngày 31/01/2027')).toBeTruthy();
  });

  it.each([
    [50, true],
    [51, false],
  ])('a score of %d is low: %s, told in words too', async (score, low) => {
    answer('/ielts/courses/khoa/recent-mark?limit=3', { marks: [mark(score)] });
    open('/course-detail/khoa');
    const text = await screen.findByText(LEARNING.score(score), { exact: false });
    expect(text.textContent?.includes(LEARNING.low)).toBe(low);
    expect(text.className.includes('text-danger')).toBe(low);
  });

  it('names the AI’s estimates, and what still waits for it', async () => {
    const graded = mark(80, { writing_band: 5.5, speaking_score: 72 });
    graded.attempt.waiting = 1;
    answer('/ielts/courses/khoa/recent-mark?limit=3', { marks: [graded] });
    open('/course-detail/khoa');
    expect(await screen.findByText(LEARNING.writing('5.5'))).toBeTruthy();
    expect(screen.getByText(LEARNING.speaking(72))).toBeTruthy();
    expect(screen.getByText(LEARNING.grading)).toBeTruthy();
    expect(screen.getByText(new RegExp(LEARNING.estimate))).toBeTruthy();
  });

  it('has words for no results and for nothing left to do', async () => {
    answer('/ielts/courses/khoa/recent-mark?limit=3', { marks: [] });
    answer('/ielts/courses/khoa/learning-missions?limit=3', { missions: [], left: 0 });
    open('/course-detail/khoa');
    expect(await screen.findByText(LEARNING.marksEmpty)).toBeTruthy();
    expect(await screen.findByText(LEARNING.missionsDone)).toBeTruthy();
  });

  it('stays readable where a part of it cannot be read', async () => {
    served = { '/ielts/courses/khoa/details': details };
    open('/course-detail/khoa');
    expect(await screen.findByRole('heading', { name: details.name })).toBeTruthy();
    expect(await screen.findAllByText(LEARNING.failed)).toHaveLength(4);
  });

  it('shows the results of a course that is over, and when it was', async () => {
    answer('/ielts/courses/khoa/details', {
      ...details,
      course_activation_status: 10,
      study_end_date: '2026-11-01',
    });
    open('/course-detail/khoa');
    expect(await screen.findByText('Khóa học đã hết hạn vào 01/11/2026')).toBeTruthy();
    expect(await hrefOf('Bees')).toContain('/practice-result/ong');
  });

  it('asks nothing of one that is not the learner’s', async () => {
    answer('/ielts/courses/khoa/details', { ...details, course_activation_status: 0 });
    open('/course-detail/khoa');
    expect(await screen.findByText(COURSE.notForSale)).toBeTruthy();
    expect(asked.filter((call) => /learning|mark|streak/.test(call))).toEqual([]);
  });
});

describe('a course’s overview', () => {
  it('says what it teaches, and asks for advice about it by name', async () => {
    open('/course-overview/khoa', { signedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: summary.name })).toBeTruthy();
    for (const text of ['3 bài luyện tập', '40 câu hỏi', 'Reading', 'Writing', 'khoảng 2 giờ học'])
      expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() => expect(useAdviceDialog.getState().about).toBe(summary.name));
    fireEvent.click(screen.getByRole('button', { name: OVERVIEW.advice }));
    expect(useAdviceDialog.getState()).toEqual({ asked: true, about: summary.name });
    cleanup();
    expect(useAdviceDialog.getState().about).toBeUndefined();
  });

  it('opens its trial lessons alone, and notes for a learner that they try it', async () => {
    const router = open('/course-overview/khoa');
    expect(await screen.findByRole('link', { name: 'Bài hai' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Bài mot' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: OVERVIEW.tryLesson }));
    await waitFor(() => expect(asked).toContain('POST /ielts/courses/khoa/register-trial'));
    expect(router.state.location.pathname).toBe('/lesson/hai');
  });

  it.each([
    ['activated', 1, OVERVIEW.enter],
    ['waiting', 2, OVERVIEW.start],
  ])('leads into a course that is %s', async (_, course_activation_status, name) => {
    answer('/ielts/courses/khoa/infos', { ...infos, course_activation_status });
    open('/course-overview/khoa');
    expect(await hrefOf(name)).toBe('/course-detail/khoa');
  });

  it.each([
    ['there is no such course', {}, UI.notFoundTitle],
    ['there is no network', null, UI.offlineTitle],
  ])('says that %s', async (_, answers, title) => {
    served = answers;
    open('/course-overview/khoa');
    expect(await screen.findByText(title)).toBeTruthy();
  });
});

describe('the trial class', () => {
  it('shows the lessons of the first skill, and of the one that is chosen', async () => {
    const router = open('/trial-class', { signedIn: false });
    const button = (name: string) => screen.getByRole('button', { name });
    expect((await screen.findByRole('button', { name: 'reading' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(screen.getByText(TRIAL.paid)).toBeTruthy();
    fireEvent.click(button('writing'));
    await waitFor(() => expect(button('writing').getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByText(COURSE.free)).toBeTruthy();
    expect(router.state.location.search).toBe('?skill=writing');
    expect(screen.getByText(TRIAL.guestTitle)).toBeTruthy();
  });

  it('registers a learner for the course whose lesson they open, and no guest', async () => {
    open('/trial-class', { signedIn: false });
    fireEvent.click(await screen.findByRole('link', { name: 'Bài hai' }));
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
    cleanup();
    queryClient.clear();
    open('/trial-class');
    fireEvent.click(await screen.findByRole('link', { name: 'Bài hai' }));
    await waitFor(() => expect(asked).toContain('POST /ielts/courses/khoa/register-trial'));
  });

  it('leads on where there is no lesson, or no network', async () => {
    answer('/ielts/courses/trial/skill-list', { skills: [] });
    open('/trial-class');
    expect(await hrefOf(TRIAL.emptyAction)).toBe('/view-roadmap');
    cleanup();
    served = null;
    queryClient.clear();
    await clearPersistedReads();
    open('/trial-class');
    expect(await screen.findByText(UI.offlineTitle)).toBeTruthy();
  });
});

import { ownCourse } from '#contract/course.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OwnCourse } from '#contract/course.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { queryClient, startQueryPersistence } from '#src/platform/offline/query-client.ts';
import { putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { addTime } from '#src/platform/outbox/time/device-times.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { speakingTopic } from '#src/shared/queries/speaking.ts';
import { STREAK } from '#src/shared/streak/messages/streak.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes, signIn, stopClock } from '#tests/support/render-app.tsx';
import { speakingSet } from '#tests/support/speaking-set.ts';
import { TODAY } from '../messages/today.ts';
import { Component } from './today-page.tsx';

/** A Saturday, noon in Vietnam. */
const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const DAY = '2026-11-21';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000aa';
const LONG = 'Viết đoạn mở bài cho dạng bài nêu nguyên nhân và giải pháp trong Writing Task 2';

const api = fakeApi();
/** Another one in each test: the page remembers what it has celebrated. */
let learner = '';

const lesson = { id: 'bai-4', title: 'Từ nối', minutes: 25, place: 4, progress: 1 as const };
const course = made(ownCourse, {
  id: 'khoa',
  name: 'Bước tới 6.0',
  level: 2,
  lesson_count: 12,
  course_activation_status: 1,
  completed_lessons: 3,
  next_lesson: lesson,
  last_studied_on: '2026-11-20',
});
const profile = made(ENDPOINTS.account.getProfile.response, {
  id: ATTEMPT,
  full_name: 'Nguyễn Hoàng Thị Phương Thảo',
  phone_number: '0912345678',
  is_default_avatar: true,
  has_password: true,
  target_band: 6,
  exam_date: '2028-03-01',
  daily_minutes: 30,
});
/** Minutes of this morning. */
const morning = (from: number, to: number) =>
  [NOW - 3_600_000 + from * 60_000, NOW - 3_600_000 + to * 60_000] as const;
const doneToday = (minutes: number) => ({
  day: DAY,
  done: [{ subject: 'section:bai-4/a', minutes }],
  times: minutes === 0 ? [] : [{ subject: 'section:bai-4/a', spans: [morning(0, minutes)] }],
});
type Roadmap = ResponseOf<typeof ENDPOINTS.roadmap.roadmap>;
const roadmap = made(ENDPOINTS.roadmap.roadmap.response, {
  bands: [{ skill: 'reading', band: 5.5, on: '2026-10-01' }],
  week_starts_on: '2026-11-16',
  minutes_this_week: 152,
  today: doneToday(12),
});

const streak = {
  today: DAY,
  length: 2,
  days: ['2026-11-19', '2026-11-20'],
  from: '2026-10-18',
  zones: IN_VIETNAM,
};
const placementOf = (minutes: number) =>
  made(ENDPOINTS.examList.list.response, { tests: [{ placement: true, minutes }] });
const notice = (id: string) => ({ id, title: 'Bees', link: `/practice-result/ong?attempt=${id}`, at: NOW });

const mine = (...courses: OwnCourse[]): void =>
  api.answer(ENDPOINTS.course.mine, { courses, total: courses.length });
const plan = (changes: Partial<Roadmap>): void =>
  api.answer(ENDPOINTS.roadmap.roadmap, { ...roadmap, ...changes });
const person = (changes: Partial<typeof profile>): void =>
  api.answer(ENDPOINTS.account.getProfile, { ...profile, ...changes });

let stop: () => void;
beforeEach(async () => {
  stopClock(NOW);
  learner = crypto.randomUUID();
  localStorage.clear();
  await Promise.all([db.commands.clear(), db.attempts.clear(), db.answers.clear()]);
  connectivity.setState({ state: 'online' });
  mine(course);
  plan({});
  person({});
  api.answer(ENDPOINTS.course.list);
  api.answer(ENDPOINTS.courseLearning.dayStreaks, streak);
  api.answer(ENDPOINTS.notifications.marked);
  api.answer(ENDPOINTS.speakingRoom.inProgress);
  api.answer(ENDPOINTS.openWork.list);
  api.answer(ENDPOINTS.tutoring.incomingLesson);
  api.answer(ENDPOINTS.notebook.list, { now: NOW });
  signIn(learner);
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  stop = startQueryPersistence();
});
afterEach(() => stop());

function open() {
  return renderRoutes(
    [
      { path: '/', Component },
      { path: '*', element: null },
    ],
    '/',
  );
}
const nextTitle = (text: string | RegExp) => screen.findByRole('heading', { level: 2, name: text });
const next = (title: string): string => `${TODAY.nextTitle}: ${title}`;
const tile = async (label: string): Promise<HTMLElement> => {
  const list = await screen.findByRole('list', { name: TODAY.overview });
  return within(list).getByText(label).closest('li') ?? list;
};

describe('today', () => {
  it('offers one thing to do, with how long it takes', async () => {
    open();
    expect(await nextTitle(next(lesson.title))).toBeVisible();
    expect(screen.getByText('Bài 4/12, còn khoảng 13 phút')).toBeVisible();
    expect(screen.getByRole('link', { name: TODAY.steps.lesson.resume })).toHaveAttribute(
      'href',
      '/lesson/bai-4',
    );
    expect(screen.getByText(/^Chào Thảo · Thứ Bảy, 21\/11$/)).toBeVisible();
  });
  it('offers a talk that was begun on this device, with no network', async () => {
    const set = speakingSet({ id: 'speaking-weekends', questions: 3, minutes: 6 });
    const questions = ['q1', 'q2', 'q3'].map((id) => ({ id }));
    queryClient.setQueryData<unknown>(speakingTopic(set.id).queryKey, { set, questions });
    const attempt = { id: 'a', owner: learner, practiceId: set.id, openedAt: NOW, submittedAt: null };
    await putAttempt(attempt);
    const answer = { type_code: 'ielts_unscripted_speaking', recording_id: 'r' } as const;
    await putAnswer({ attemptId: 'a', questionId: 'q1', owner: learner, answer, savedAt: NOW });
    api.noNetwork();
    open();
    expect(await nextTitle(next(set.title_vi))).toBeVisible();
    expect(screen.getByText('Câu 2/3, còn khoảng 4 phút')).toBeVisible();
    expect(screen.getByRole('link', { name: TODAY.steps.talk.action })).toHaveAttribute(
      'href',
      '/virtual-speaking-practice/speaking-weekends',
    );
  });

  it('says that a test was begun on another device, where it goes on', async () => {
    const set = speakingSet({ id: 'speaking-test-1', mode: 'test', title_vi: 'Đề 1', minutes: 14 });
    const open_ = { attempt_id: '019aa000-0000-7000-8000-0000000000e1', answered: 2, at: NOW - 1 };
    api.answer(ENDPOINTS.speakingRoom.inProgress, { sets: [{ ...set, open: open_ }] });
    open();
    expect(await nextTitle(next('Đề 1'))).toBeVisible();
    expect(screen.getByText('Chỗ dừng chưa có trên máy này, khoảng 14 phút')).toBeVisible();
  });

  it.each([
    ['within the hour', 59, 'Buổi 3'],
    ['later', 61, null],
  ])('a lesson with a teacher %s', async (_, minutes, title) => {
    const starts_at = Date.now() + minutes * 60_000;
    api.answer(ENDPOINTS.tutoring.incomingLesson, {
      lesson: {
        id: ATTEMPT,
        class_id: ATTEMPT,
        title: 'Buổi 3',
        starts_at,
        ends_at: starts_at + 3_600_000,
      },
    });
    open();
    const next = await screen.findByRole('heading', { name: /^Việc tiếp theo: / });
    if (title) expect(await screen.findByRole('heading', { name: `Việc tiếp theo: ${title}` })).toBeVisible();
    else expect(next.textContent).not.toContain('Buổi 3');
  });

  it('shows the streak, the goal, the exam, the queue and what was graded', async () => {
    api.answer(ENDPOINTS.notifications.marked, { notifications: [notice(ATTEMPT)] });
    open();
    expect(await screen.findByText(STREAK.days(2))).toBeVisible();
    expect(
      await screen.findByRole('progressbar', { name: `${TODAY.goalTitle}: ${TODAY.goalProgress(12, 30)}` }),
    ).toBeVisible();
    expect(screen.getByText(TODAY.goalLeft(18))).toBeVisible();
    await waitFor(async () => expect(await tile(TODAY.exam)).toHaveTextContent('466 ngày'));
    expect(await tile(TODAY.exam)).toHaveTextContent(TODAY.planKept);
    expect(await tile(TODAY.queue)).toHaveTextContent(TODAY.queueEmpty);
    const graded = await tile(TODAY.graded);
    await waitFor(() => expect(graded).toHaveTextContent(TODAY.gradedCount(1)));
    expect(within(graded).getByRole('link')).toHaveAttribute('href', notice(ATTEMPT).link);
  });

  it.each<[string, () => void, string, string]>([
    [
      'a new learner without a course or level',
      () => {
        mine();
        person({ full_name: '', target_band: null, exam_date: null, daily_minutes: null });
        plan({ bands: [], minutes_this_week: 0, today: doneToday(0) });
        api.answer(ENDPOINTS.examList.list, placementOf(40));
      },
      TODAY.steps.placement.title,
      '/input-test/Instructions-test',
    ],
    [
      'a learner whose course waits',
      () => mine({ ...course, course_activation_status: 2, next_lesson: null }),
      course.name,
      '/course-detail/khoa',
    ],
    [
      'a learner whose course expired',
      () => mine({ ...course, course_activation_status: 10, next_lesson: null }),
      TODAY.steps.noCourse.title,
      '/trial-class',
    ],
    [
      'a learner who has done all',
      () => mine({ ...course, next_lesson: null }),
      TODAY.steps.allDone.title(course.name),
      '/view-roadmap',
    ],
    [
      'a learner with the longest names',
      () => mine({ ...course, next_lesson: { ...lesson, title: LONG } }),
      LONG,
      '/lesson/bai-4',
    ],
  ])('for %s leads on', async (_, prepare, title, to) => {
    prepare();
    open();
    expect(await nextTitle(next(title))).toBeVisible();
    const primary = screen.getAllByRole('link').find((link) => link.getAttribute('href') === to);
    expect(primary).toBeVisible();
  });

  it('says of the placement test how long its own page says it is', async () => {
    mine();
    plan({ bands: [], today: doneToday(0) });
    api.answer(ENDPOINTS.examList.list, placementOf(40));
    open();
    expect(await nextTitle(next(TODAY.steps.placement.title))).toBeVisible();
    expect(await screen.findByText(TODAY.takes(40))).toBeVisible();
  });

  it.each<[string, Partial<typeof profile>, string, string]>([
    ['in three days', { exam_date: '2026-11-24' }, '3 ngày', TODAY.planShort],
    ['today', { exam_date: DAY }, TODAY.examToday, TODAY.examWish],
    ['over', { exam_date: '2026-11-01' }, TODAY.examPast, TODAY.examPastText],
    ['without a date', { exam_date: null }, TODAY.noExam, TODAY.planKept],
    ['without a target', { exam_date: null, target_band: null }, TODAY.noExam, TODAY.noTargetText],
  ])('says of an exam %s what matters', async (_, changes, figure, note) => {
    person(changes);
    open();
    await waitFor(async () => expect(await tile(TODAY.exam)).toHaveTextContent(figure));
    expect(await tile(TODAY.exam)).toHaveTextContent(note);
  });

  it('asks for half in the last days before the exam', async () => {
    person({ exam_date: '2026-11-22' });
    open();
    expect(await screen.findByText(TODAY.goalLeft(3))).toBeVisible();
  });

  it('says how much keeps the week, without reproach', async () => {
    plan({ minutes_this_week: 12, estimated_this_week: 12 });
    open();
    await waitFor(async () => expect(await tile(TODAY.exam)).toHaveTextContent(TODAY.planBehind(18, true)));
  });

  it('shows a streak of five digits', async () => {
    const days = Array.from({ length: 20 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
    api.answer(ENDPOINTS.courseLearning.dayStreaks, { ...streak, days, from: '2026-11-01', before: 12_345 });
    open();
    expect(await screen.findByText(STREAK.days(12_365))).toBeVisible();
  });
});

const queued = (id: string, more: object) => ({
  id,
  v: 1,
  owner: learner,
  params: null,
  label: 'Bees',
  recordingId: null,
  after: [],
  slot: null,
  state: 'queued' as const,
  tries: 0,
  savedAt: NOW,
  nextTryAt: 0,
  size: 1,
  lastCode: null,
  lastMessage: null,
  operation: 'lesson.updateProgress',
  body: { section_id: 'b', status: 2, at: NOW, skew: 0 },
  ...more,
});

describe('from this device', () => {
  it('what was opened before is shown at once, and says how old it is', async () => {
    const first = open();
    await nextTitle(next(lesson.title));
    await screen.findByText(TODAY.goalLeft(18));
    await waitFor(() =>
      expect(localStorage.getItem('luyen.first-frame')).toMatch(
        /(?=.*minutes_this_week)(?=.*device.*cards)(?=.*device.*work)/,
      ),
    );
    first.unmount();
    stop();
    queryClient.clear();
    stopClock(NOW + 2 * 3_600_000);
    api.noNetwork();
    stop = startQueryPersistence();
    open();
    // In the first frame: nothing is waited for, but what may be over by now.
    expect(screen.queryByRole('heading', { name: next(lesson.title) })).toBeNull();
    expect(screen.getByText(TODAY.goalLeft(18))).toBeVisible();
    expect(screen.getByText(STREAK.days(2))).toBeVisible();
    expect(screen.getByText(TODAY.asOf('12:00 21/11/2026'))).toBeVisible();
    expect(await nextTitle(next(TODAY.steps.unknown.title))).toBeVisible();
    // The notebook is read from the database before it is asked for: nothing may be asked after the test.
    await waitFor(() => expect(api.callsOf(ENDPOINTS.notebook.list)).toHaveLength(2));
    await waitFor(() => expect(connectivity.getState().state).toBe('offline'));
  });

  it('a device that has nothing says so, and where to go', async () => {
    api.noNetwork();
    open();
    expect(await nextTitle(next(TODAY.steps.unknown.title))).toBeVisible();
    expect(await tile(TODAY.cards)).toHaveTextContent(TODAY.noCards);
  });

  it('a running test comes first, then an open practice at its question', async () => {
    await db.attempts.add({
      id: ATTEMPT,
      owner: learner,
      practiceId: 'reading-1',
      openedAt: NOW,
      submittedAt: null,
      test: { skew: 0, deadlineAt: NOW + 12 * 60_000, marks: {} },
    });
    open();
    expect(await nextTitle(next(TODAY.steps.exam.title))).toBeVisible();
    expect(screen.getByText(TODAY.steps.exam.text(12))).toBeVisible();
    await db.attempts.update(ATTEMPT, { submittedAt: NOW });
    expect(await nextTitle(next(lesson.title))).toBeVisible();
  });

  it('counts what waits, and what needs the learner', async () => {
    await db.commands.bulkAdd([
      queued('019aa000-0000-7000-8000-0000000000b1', {}),
      queued('019aa000-0000-7000-8000-0000000000b2', { state: 'parked' }),
    ]);
    open();
    await waitFor(async () => expect(await tile(TODAY.queue)).toHaveTextContent(TODAY.queueCount(2)));
    expect(await tile(TODAY.queue)).toHaveTextContent(TODAY.queueParked(1));
  });
});

describe('the day’s goal', () => {
  it('is celebrated once a day, in words too', async () => {
    plan({ today: doneToday(30) });
    const first = open();
    expect(await screen.findByText(`${TODAY.goalDone}. ${TODAY.celebrated(30)}`)).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getByRole('heading', { level: 2, name: TODAY.goalDone })).toBeVisible();
    first.unmount();
    open();
    expect(await screen.findByRole('heading', { level: 2, name: TODAY.goalDone })).toBeVisible();
    expect(screen.queryByText(`${TODAY.goalDone}. ${TODAY.celebrated(30)}`)).toBeNull();
  });

  it('counts what was measured on this device and is not sent yet, once and up to its plan', async () => {
    queryClient.setQueryData(lessonAssets('bai-4').queryKey, {
      id: 'bai-4',
      title: lesson.title,
      summary: '',
      course_id: 'khoa',
      course_name: course.name,
      list_section: [
        { id: 'a', kind: 'doc', module_id: 'x', title: 'A', minutes: 12 },
        { id: 'b', kind: 'doc', module_id: 'y', title: 'B', minutes: 10 },
      ],
      user_result: {
        lesson_section_result: [],
        star_cup: { stars: 0, most: 0, cup: false },
        redone_at: null,
      },
    });
    addTime(learner, 'section:bai-4/a', [morning(0, 12)]);
    addTime(learner, 'section:bai-4/b', [morning(5, 40)]);
    addTime(crypto.randomUUID(), 'section:bai-4/b', [morning(40, 50)]);
    open();
    expect(await screen.findByText(TODAY.goalLeft(8))).toBeVisible();
  });

  it('that nobody has set is only a suggestion, and is not celebrated', async () => {
    person({ target_band: null, exam_date: null, daily_minutes: null });
    plan({ today: doneToday(40) });
    open();
    expect(await screen.findByRole('heading', { level: 2, name: TODAY.suggestedDone(40) })).toBeVisible();
    expect(screen.queryByText(TODAY.celebrated(40), { exact: false })).toBeNull();
    expect(screen.queryByRole('button', { name: TODAY.goalSet })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: TODAY.aboutYou.later }));
    expect(screen.getByRole('button', { name: TODAY.goalSet })).toBeVisible();
  });
});

import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { keys } from 'idb-keyval';
import { beforeAll, describe, expect, it } from 'vitest';
import { COURSE } from '#src/messages/course.ts';
import { UI } from '#src/messages/ui.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { store } from '#src/platform/offline/stored-reads.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { LEARNING } from '../messages/course-learning.ts';
import { OFFERS, TRIAL } from '../messages/course-offer.ts';
import {
  ATTEMPT,
  answer,
  details,
  hrefOf,
  LAN,
  mark,
  mine,
  mission,
  NOW,
  open,
  own,
  serveCourses,
  server,
  summary,
  usualAnswers,
} from './served-courses.tsx';

serveCourses();
// Loaded when first asked for, which takes a while on a busy machine.
beforeAll(() => import('../components/course-learning.tsx'));

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

  it('that could be taken up are told by level, by the server, and the choice is kept there', async () => {
    const more = { ...summary, id: 'nen', name: 'Xây nền', level: 1 };
    const other = { ...summary, id: 'noi', name: 'Nói rõ ràng', level: 3 };
    const level = (number: number, course_count: number) => ({
      level: number,
      name: `L${number}`,
      course_count,
      selected: false,
    });
    answer('/ielts/courses', { courses: [summary, more, other] });
    answer('/ielts/courses/levels', { levels: [level(0, 0), level(1, 1), level(2, 1), level(3, 1)] });
    answer('/ielts/courses?level=1', { courses: [{ ...more, summary: 'Của máy chủ.' }] });
    answer('/ielts/courses?level=2', { courses: [summary] });
    answer('/ielts/courses/new-list', {
      courses: [
        { ...more, added_at: NOW - 86_400_000 },
        { ...other, added_at: 0 },
      ],
    });
    open('/my-course');
    const choices = within(await screen.findByRole('group', { name: OFFERS.level }));
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      OFFERS.allLevels,
      'L1',
      'L2',
      'L3',
    ]);
    expect(await screen.findAllByText(OFFERS.isNew)).toHaveLength(1);
    expect(screen.getByRole('link', { name: other.name })).toBeTruthy();
    fireEvent.click(choices.getByRole('button', { name: 'L1' }));
    expect(await screen.findByText('Của máy chủ.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: other.name })).toBeNull();
    await waitFor(() => expect(server.asked).toContain('POST /ielts/courses/levels'));
    fireEvent.click(choices.getByRole('button', { name: 'L2' }));
    expect(await screen.findByText(OFFERS.noneOfLevel)).toBeTruthy();
    fireEvent.click(choices.getByRole('button', { name: OFFERS.allLevels }));
    expect(screen.getByRole('link', { name: other.name })).toBeTruthy();
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
    server.answers = null;
    open('/my-course');
    expect(await screen.findByText(UI.offlineTitle)).toBeTruthy();
    server.answers = usualAnswers();
    fireEvent.click(screen.getByRole('button', { name: UI.retry }));
    expect(await hrefOf(LEARNING.resumeTitle)).toBe('/lesson/bai-2');
  });

  it('open with no network once they have been seen', async () => {
    open('/my-course');
    await hrefOf(LEARNING.resumeTitle);
    await screen.findByText(LEARNING.streak(2));
    await waitFor(async () => expect((await keys(store())).join()).toMatch(/"mine".*"streak"/));
    cleanup();
    server.answers = null;
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
    await waitFor(() => expect(server.asked).toContain('PUT /ielts/courses/marked-notifications'));
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
    expect(await screen.findByText(LEARNING.courseStreak(4))).toBeTruthy();
    expect(await hrefOf('Bees')).toBe(`/practice-result/ong?attempt=${ATTEMPT}`);
    expect(await screen.findByText(/Điểm trung bình câu có đáp án: 64\/100/)).toBeTruthy();
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
    server.answers = { '/ielts/courses/khoa/details': details };
    open('/course-detail/khoa');
    expect(await screen.findByRole('heading', { name: details.name })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(LEARNING.failed)).toHaveLength(4));
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
    expect(server.asked.filter((call) => /learning|mark|streak/.test(call))).toEqual([]);
  });
});

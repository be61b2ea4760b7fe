import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { RESULT_STATE } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { COURSE } from '#src/messages/course.ts';
import { UI } from '#src/messages/ui.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { isQueryStored } from '#src/platform/offline/refresh-queries.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { myCourses } from '#src/shared/queries/courses.ts';
import { dayStreaks } from '#src/shared/streak/day-streaks.ts';
import { STREAK } from '#src/shared/streak/messages/streak.ts';
import { LEARNER } from '#tests/support/render-app.tsx';
import {
  ATTEMPT,
  answerUsually,
  details,
  hrefOf,
  mark,
  mine,
  mission,
  NOW,
  open,
  own,
  serveCourses,
  summary,
} from '#tests/support/served-courses.tsx';
import { LEARNING } from '../messages/course-learning.ts';
import { OFFERS, TRIAL } from '../messages/course-offer.ts';

const api = serveCourses();
// Preloads the lazy component: loading it takes a while on a busy machine.
beforeAll(() => import('../components/course-learning.tsx'));

describe('my courses', () => {
  it('offer the next lesson first', async () => {
    open('/my-course');
    expect(await hrefOf(LEARNING.resumeTitle)).toBe('/lesson/bai-2');
    expect(screen.getByRole('heading', { name: 'Bài hai' })).toBeVisible();
    expect(screen.getByText(LEARNING.place(2, 2, 30))).toBeVisible();
    expect(screen.getByRole('progressbar', { name: COURSE.progress(1, 2) })).toBeVisible();
  });

  it.each([
    ['activated', 1, null, 'Đã kích hoạt', null],
    ['activated, with ten days left', 1, '2026-11-30', 'Đã kích hoạt', 'Khóa học hết hạn vào 30/11/2026'],
    ['activated, with more days left', 1, '2026-12-31', 'Đã kích hoạt', null],
    ['pending', 2, null, 'Chờ kích hoạt', null],
    ['expired', 10, '2026-11-01', 'Hết hạn', 'Khóa học đã hết hạn vào 01/11/2026'],
  ] as const)('show the status: %s', async (_, status, end, label, expiry) => {
    mine(api, { ...own, course_activation_status: status, study_end_date: end });
    open('/my-course');
    expect(await screen.findByText(label)).toBeVisible();
    if (expiry) expect(screen.getByText(expiry)).toBeVisible();
    else expect(screen.queryByText(/hết hạn vào/)).toBeNull();
    if (status !== 1) expect(screen.queryByRole('link', { name: LEARNING.resumeTitle })).toBeNull();
  });

  it('link back to the course once all lessons are completed', async () => {
    mine(api, { ...own, completed_lessons: 2, next_lesson: null });
    open('/my-course');
    expect(await screen.findByText(LEARNING.allDone(own.name))).toBeVisible();
    expect(await hrefOf(LEARNING.openCourse)).toBe('/course-detail/khoa');
  });

  it('offer the free course if there are none', async () => {
    mine(api);
    api.answer(ENDPOINTS.course.list, { courses: [{ ...summary, id: 'free', is_free: true }] });
    open('/my-course');
    expect(await screen.findByText(COURSE.emptyTitle)).toBeVisible();
    expect(await hrefOf(COURSE.emptyAction)).toBe('/course-detail/free');
    expect(await hrefOf(TRIAL.all)).toBe('/trial-class');
  });

  it('offer further courses by level, and store the choice on the server', async () => {
    const more = { ...summary, id: 'nen', name: 'Xây nền', level: 1 };
    const other = { ...summary, id: 'noi', name: 'Nói rõ ràng', level: 3 };
    const level = (number: number, course_count: number) => ({
      level: number,
      name: `L${number}`,
      course_count,
      selected: false,
    });
    api.answerWith(ENDPOINTS.course.list, ({ query: { level } }) => ({
      courses:
        level === '1'
          ? [{ ...more, summary: 'Của máy chủ.' }]
          : level === '2'
            ? [summary]
            : [summary, more, other],
    }));
    const levels = [level(0, 0), level(1, 1), level(2, 1), level(3, 1)];
    api.answer(ENDPOINTS.courseOffers.levels, { levels });
    api.answer(ENDPOINTS.courseOffers.chooseLevel, { levels });
    api.answer(ENDPOINTS.courseOffers.newList, {
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
    expect(screen.getByRole('link', { name: other.name })).toBeVisible();
    fireEvent.click(choices.getByRole('button', { name: 'L1' }));
    expect(await screen.findByText('Của máy chủ.')).toBeVisible();
    expect(screen.queryByRole('link', { name: other.name })).toBeNull();
    await waitFor(() => expect(api.callsOf(ENDPOINTS.courseOffers.chooseLevel)).toHaveLength(1));
    fireEvent.click(choices.getByRole('button', { name: 'L2' }));
    expect(await screen.findByText(OFFERS.noneOfLevel)).toBeVisible();
    fireEvent.click(choices.getByRole('button', { name: OFFERS.allLevels }));
    expect(screen.getByRole('link', { name: other.name })).toBeVisible();
  });

  it('list trial courses separately', async () => {
    api.answer(ENDPOINTS.course.mine, {
      trials: [{ ...own, course_activation_status: 0 }],
    });
    open('/my-course');
    expect(await screen.findByRole('heading', { name: COURSE.tryingTitle })).toBeVisible();
    expect(await hrefOf(own.name)).toBe('/course-overview/khoa');
  });

  it('report a missing network if nothing is cached', async () => {
    api.noNetwork();
    open('/my-course');
    expect(await screen.findByText(UI.offlineTitle)).toBeVisible();
    answerUsually(api);
    fireEvent.click(screen.getByRole('button', { name: UI.retry }));
    expect(await hrefOf(LEARNING.resumeTitle)).toBe('/lesson/bai-2');
  });

  it('open offline once they have been loaded', async () => {
    open('/my-course');
    await hrefOf(LEARNING.resumeTitle);
    await screen.findByText(STREAK.days(2));
    for (const query of [myCourses(), dayStreaks()])
      await waitFor(async () => expect(await isQueryStored(query)).toBe(true));
    cleanup();
    api.noNetwork();
    queryClient.clear();
    open('/my-course');
    expect(await hrefOf(LEARNING.resumeTitle)).toBe('/lesson/bai-2');
    expect(await screen.findByText(STREAK.days(2))).toBeVisible();
  });

  it('show graded work until it is marked as seen', async () => {
    const notice = { id: ATTEMPT, title: 'Bees', link: `/practice-result/ong?attempt=${ATTEMPT}`, at: NOW };
    api.answer(ENDPOINTS.notifications.marked, { notifications: [notice] });
    open('/my-course');
    expect(await hrefOf('Bees')).toBe(notice.link);
    api.answer(ENDPOINTS.notifications.marked);
    fireEvent.click(screen.getByRole('button', { name: LEARNING.noticesSeen }));
    await waitFor(() => expect(screen.queryByText(LEARNING.noticesTitle)).toBeNull());
    await waitFor(() => expect(api.callsOf(ENDPOINTS.notifications.mark)).toHaveLength(1));
  });
});

describe('the streak', () => {
  it('stays alive while today is still open, and shows this week', async () => {
    open('/my-course');
    expect(await screen.findByText(STREAK.days(2))).toBeVisible();
    expect(screen.getByText(STREAK.openToday)).toBeVisible();
    const days = within(screen.getByRole('list', { name: STREAK.thisWeek })).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent?.includes(STREAK.studied))).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('includes queued work, and is then labelled as provisional', async () => {
    await db.commands.add({
      id: ATTEMPT,
      v: 1,
      owner: LEARNER,
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
    expect(await screen.findByText(STREAK.days(3))).toBeVisible();
    expect(screen.getByText(STREAK.studiedToday)).toBeVisible();
    expect(screen.getByText(STREAK.provisional)).toBeVisible();
  });
});

describe('a course’s page', () => {
  it('shows the missions, the progress by week, and the latest results', async () => {
    open('/course-detail/khoa');
    expect(await hrefOf(mission.title)).toBe('/lesson/bai-2?section=phieu');
    expect(await screen.findByText(LEARNING.progressText(3, { minutes: 30 }, 1))).toBeVisible();
    expect(screen.getByRole('progressbar', { name: LEARNING.overall(3, 6) })).toBeVisible();
    expect(await screen.findByText(LEARNING.courseStreak(4))).toBeVisible();
    expect(await hrefOf('Bees')).toBe(`/practice-result/ong?attempt=${ATTEMPT}`);
    expect(await screen.findByText(/Điểm trung bình câu có đáp án: 64\/100/)).toBeVisible();
    expect(screen.getByText('Chữa bài cùng giáo viên: đến hết ngày 31/01/2027')).toBeVisible();
  });

  it.each([
    [50, true],
    [51, false],
  ])('labels a score of %d as low in words, too: %s', async (score, low) => {
    api.answer(ENDPOINTS.courseLearning.recentMark, { marks: [mark(score)] });
    open('/course-detail/khoa');
    const text = await screen.findByText(LEARNING.score(score), { exact: false });
    expect(text.textContent?.includes(LEARNING.low)).toBe(low);
    expect(text.className.includes('text-danger')).toBe(low);
  });

  it('labels AI estimates, and pending gradings', async () => {
    const graded = mark(80, { writing_band: 5.5, speaking_score: 72 });
    graded.attempt.waiting = 1;
    api.answer(ENDPOINTS.courseLearning.recentMark, { marks: [graded] });
    open('/course-detail/khoa');
    expect(await screen.findByText(LEARNING.writing('5.5'))).toBeVisible();
    expect(screen.getByText(LEARNING.speaking(72))).toBeVisible();
    expect(screen.getByText(LEARNING.grading)).toBeVisible();
    expect(screen.getByText(new RegExp(LEARNING.estimate))).toBeVisible();
  });

  it('calls a teacher’s band no estimate', async () => {
    const marks = [mark(null, { writing_band: 6.5, by_teacher: true })];
    api.answer(ENDPOINTS.courseLearning.recentMark, { marks });
    open('/course-detail/khoa');
    expect(await screen.findByText(LEARNING.writing('6.5'))).toBeVisible();
    expect(screen.queryByText(new RegExp(LEARNING.estimate))).toBeNull();
  });

  it.each([
    ['was declined', RESULT_STATE.FINISHED, LEARNING.notGraded],
    ['waits for its teacher', RESULT_STATE.WAITING_RESULT, LEARNING.grading],
  ] as const)('says of work that %s that it has no grade', async (_, state, words) => {
    const ungraded = mark(null);
    ungraded.attempt.state = state;
    api.answer(ENDPOINTS.courseLearning.recentMark, { marks: [ungraded] });
    open('/course-detail/khoa');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('explains that there are no results, or no missions left', async () => {
    api.answer(ENDPOINTS.courseLearning.recentMark);
    api.answer(ENDPOINTS.courseLearning.learningMissions);
    open('/course-detail/khoa');
    expect(await screen.findByText(LEARNING.marksEmpty)).toBeVisible();
    expect(await screen.findByText(LEARNING.missionsDone)).toBeVisible();
  });

  it('stays usable if parts of it cannot be loaded', async () => {
    api.noNetwork();
    api.answer(ENDPOINTS.course.details, details);
    open('/course-detail/khoa');
    expect(await screen.findByRole('heading', { name: details.name })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(LEARNING.failed)).toHaveLength(3));
    expect(screen.getByText(STREAK.failed)).toBeVisible();
  });

  it('shows the results and the last day of an expired course', async () => {
    api.answer(ENDPOINTS.course.details, {
      ...details,
      course_activation_status: 10,
      study_end_date: '2026-11-01',
    });
    open('/course-detail/khoa');
    expect(await screen.findByText('Khóa học đã hết hạn vào 01/11/2026')).toBeVisible();
    expect(await hrefOf('Bees')).toContain('/practice-result/ong');
  });

  it('requests no progress for a course that is not the learner’s', async () => {
    api.answer(ENDPOINTS.course.details, { ...details, course_activation_status: 0 });
    open('/course-detail/khoa');
    expect(await screen.findByText(COURSE.notForSale)).toBeVisible();
    expect(api.asked().filter((call) => /learning|mark|streak/.test(call))).toEqual([]);
  });
});

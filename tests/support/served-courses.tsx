import { screen } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import type { OwnCourse } from '#contract/course.ts';
import { courseSummary } from '#contract/course.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { closeAdvice } from '#src/platform/session/advice-dialog.ts';
import { fakeApi } from './fake-api.ts';
import { made } from './made.ts';
import { renderRoutes, signIn, stopClock } from './render-app.tsx';

type FakeApi = ReturnType<typeof fakeApi>;

import { Component as DetailPage } from '#src/features/course/pages/course-detail-page.tsx';
import { Component as OverviewPage } from '#src/features/course/pages/course-overview-page.tsx';
import { Component as MyCoursePage } from '#src/features/course/pages/my-course-page.tsx';
import { Component as TrialClassPage } from '#src/features/course/pages/trial-class-page.tsx';

export const ATTEMPT = '019aa000-0000-7000-8000-0000000000aa';
/** A Saturday, noon in Vietnam. */
export const NOW = Date.parse('2026-11-21T12:00:00+07:00');

export const summary = made(courseSummary, {
  id: 'khoa',
  name: 'Bước tới 6.0',
  level: 2,
  summary: 'Ngắn.',
  lesson_count: 2,
  course_activation_status: 1,
});
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
export const details: ResponseOf<typeof ENDPOINTS.course.details> = {
  ...summary,
  description: 'Mô tả.',
  extend_learn_types: [{ learn_type_name: 'Chữa bài cùng giáo viên', end_date: '2027-01-31' }],
  lessons: [{ ...lesson('bai-1', false), position: 1, progress: 2 }],
};
export const infos: ResponseOf<typeof ENDPOINTS.courseOffers.infos> = {
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
const streak = made(ENDPOINTS.courseLearning.dayStreaks.response, {
  today: '2026-11-21',
  length: 2,
  days: ['2026-11-19', '2026-11-20'],
  from: '2026-10-18',
  zones: IN_VIETNAM,
});
const week = (sections: number) => ({
  from: '2026-11-16',
  to: '2026-11-22',
  sections,
  minutes: sections * 10,
  study_days: sections > 0 ? 1 : 0,
});
const progress: ResponseOf<typeof ENDPOINTS.courseLearning.learningProgress> = {
  course_id: 'khoa',
  lessons: { completed: 1, total: 2 },
  sections: { completed: 3, total: 6 },
  minutes: { completed: 48, total: 90 },
  weeks: [0, 1, 2, 0, 0, 0, 1, 3].map(week),
};
const statistic: ResponseOf<typeof ENDPOINTS.courseLearning.learningStatistic> = {
  course_id: 'khoa',
  by_kind: [],
  submitted_practices: 1,
  average_score: 64,
  last_30_days: { study_days: 5, minutes: 90 },
};
type Mission = ResponseOf<typeof ENDPOINTS.courseLearning.learningMissions>['missions'][number];
export const mission: Mission = {
  lesson_id: 'bai-2',
  lesson_title: 'Bài hai',
  section_id: 'phieu',
  module_id: 'x',
  kind: 'study_sheet',
  title: 'Phiếu về từ nối',
  minutes: 9,
  begun: true,
};
type Mark = ResponseOf<typeof ENDPOINTS.courseLearning.recentMark>['marks'][number];
export const mark = (hundred_score: number | null, more: Partial<Mark> = {}) =>
  made(ENDPOINTS.courseLearning.recentMark.response.shape.marks.def.element, {
    attempt: {
      id: ATTEMPT,
      state: 2,
      submitted_at: NOW,
      user_result: {
        ielts_statistic: { hundred_score, correct_question: 4, total_question: 10 },
      },
    },
    practice_id: 'ong',
    title: 'Bees',
    lesson_id: 'bai-1',
    lesson_title: 'Bài một',
    writing_band: null,
    speaking_score: null,
    ...more,
  });
type TrialSkill = ResponseOf<typeof ENDPOINTS.courseTrial.trialSkillList>['skills'][number];
const skill = (id: TrialSkill['id'], courses: TrialSkill['courses']): TrialSkill => ({
  id,
  name: id,
  is_selected: id === 'reading',
  courses,
});
const trialCourse = {
  course_id: 'khoa',
  course_name: 'Bước tới 6.0',
  level: 2,
  is_free: false,
  is_registered: false,
  categories: [{ name: 'Bài học', lessons: [lesson('hai', true)] }],
};

/** The learner's courses, in this order. */
export const mine = (api: FakeApi, ...courses: OwnCourse[]): void =>
  api.answer(ENDPOINTS.course.mine, { courses, total: courses.length });

/** Answers the course pages' queries about courses; their other queries get empty results. */
export function answerUsually(api: FakeApi): void {
  api.answer(ENDPOINTS.course.list, { courses: [summary] });
  mine(api, own);
  api.answer(ENDPOINTS.courseLearning.dayStreaks, streak);
  api.answer(ENDPOINTS.course.details, details);
  api.answer(ENDPOINTS.courseOffers.infos, infos);
  api.answer(ENDPOINTS.courseOffers.levels);
  api.answer(ENDPOINTS.courseOffers.newList);
  api.answer(ENDPOINTS.courseLearning.learningProgress, progress);
  api.answer(ENDPOINTS.courseLearning.learningStatistic, statistic);
  api.answer(ENDPOINTS.courseLearning.learningStreak, { ...streak, course_id: 'khoa', length: 4 });
  api.answer(ENDPOINTS.courseLearning.learningMissions, { missions: [mission], left: 3 });
  api.answer(ENDPOINTS.courseLearning.recentMark, { marks: [mark(40)] });
  api.answer(ENDPOINTS.courseTrial.trialSkillList, {
    skills: [skill('reading', [trialCourse]), skill('writing', [{ ...trialCourse, is_free: true }])],
  });
  api.answer(ENDPOINTS.courseTrial.registerTrial, { course_id: 'khoa' });
  for (const beside of [ENDPOINTS.account.getProfile, ENDPOINTS.notebook.list, ENDPOINTS.lesson.assets])
    api.refuse(beside, 'SERVER_ERROR');
  api.answer(ENDPOINTS.notifications.marked);
  api.answer(ENDPOINTS.notifications.mark, { marked: 1 });
}

/** The API for a test file of these pages; each test starts at `NOW` with the default answers. */
export function serveCourses(): FakeApi {
  const api = fakeApi();
  beforeEach(async () => {
    stopClock(NOW);
    answerUsually(api);
    await db.commands.clear();
  });
  afterEach(() => {
    closeAdvice();
  });
  return api;
}

/** Opens one of the course pages, as a learner by default. */
export function open(path: string, { signedIn = true } = {}) {
  if (signedIn) signIn();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  return renderRoutes(
    [
      { path: 'my-course', Component: MyCoursePage },
      { path: 'course-detail/:id', Component: DetailPage },
      { path: 'course-overview/:id', Component: OverviewPage },
      { path: 'trial-class', Component: TrialClassPage },
      { path: '*', element: null },
    ],
    path,
  ).router;
}
export const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examQuestion } from '#contract/exam-taking.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { closeAdvice, useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { coursesFor } from '#src/shared/exam/read-exam.ts';
import { personalRoadmap } from '#src/shared/roadmap/personal-roadmap.ts';
import { made } from '#tests/support/made.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { PlacementResult } from './placement-result.tsx';

afterEach(() => {
  closeAdvice();
});

const question = (number: number, part: number, right: boolean) =>
  made(examQuestion, {
    id: `q${number}`,
    position: number,
    folder_id: 'f',
    folder_name: 'f',
    marks: 1,
    content: { type_code: 'free_text', prompt: `Prompt ${number}`, word_limit: 1 },
    user: [
      {
        id: '019aa000-0000-7000-8000-000000000001',
        bai_lam: { type_code: 'free_text', text: 'lamp' },
        is_correct: right,
        marks_won: right ? 1 : 0,
      },
    ],
    answers: { type_code: 'free_text', accepted: 'lamp' },
    part,
    first_number: number,
    last_number: number,
    answered_at: 1,
  });

const part = (position: number, skill: 'use_of_english' | 'reading') => ({
  position,
  title: `Part ${position}`,
  skill,
  instructions: '',
  passage: null,
  audio: null,
});

const MINUTE = 60_000;
const READ = made(ENDPOINTS.examTaking.listQuestion.response, {
  test: {
    id: 'placement-x',
    title: 'Bài kiểm tra đầu vào',
    instructions: '',
    skill: 'mixed',
    minutes: 40,
    placement: true,
    parts: [part(1, 'use_of_english'), part(2, 'reading'), part(3, 'reading')],
  },
  attempt: {
    id: '019aa000-0000-7000-8000-000000000001',
    state: 2,
    submitted_at: 20 * MINUTE,
    deadline_at: 40 * MINUTE,
    user_result: {
      ielts_statistic: { hundred_score: 60, correct_question: 3, total_question: 5 },
    },
    placement: { level: 1, high: 2 },
  },
  questions: [
    question(1, 1, true),
    question(2, 1, true),
    question(3, 2, true),
    question(4, 3, false),
    question(5, 3, false),
  ],
});

const course = (id: string, level: number, reason: 'level' | 'next_level') => ({
  reason,
  id,
  name: `Course ${id}`,
  level,
  summary: '',
  is_free: true,
  lesson_count: 3,
  course_activation_status: 0 as const,
  study_end_date: null,
});

/** The same test with all but the first question left blank. */
const LEFT_OUT = made(ENDPOINTS.examTaking.listQuestion.response, {
  ...READ,
  attempt: READ.attempt && { ...READ.attempt, placement: null },
  questions: READ.questions.map((one, index) => (index === 0 ? one : { ...one, user: [] })),
});

function show(read = READ): void {
  queryClient.setQueryData(coursesFor(1).queryKey, {
    courses: [course('b', 1, 'level'), course('c', 2, 'next_level')],
  });
  renderApp(<PlacementResult read={read} />, { client: queryClient });
}

it('shows the level with its range, and the result of each skill', () => {
  show();
  expect(screen.getByTestId('level').textContent).toBe('Foundation');
  expect(screen.getByTestId('level-range').textContent).toMatch(/Pre-Foundation đến Intermediate/);
  const skills = within(screen.getByRole('list', { name: 'Theo kỹ năng' })).getAllByRole('listitem');
  expect(skills.map(({ textContent }) => textContent)).toEqual(['Ngữ pháp và từ vựng2/2', 'Đọc1/3']);
  // Two answers of one skill and three of the other are no evidence.
  expect(screen.queryByText(/^Kỹ năng nên bồi đắp trước/)).toBeNull();
});

it('offers courses of that level, and advice with the result attached', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Course b' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bắt đầu học' })).toHaveAttribute('href', '/course-detail/b');
  expect(screen.getByRole('link', { name: /Course c/ }).textContent).toContain('Intermediate');
  fireEvent.click(screen.getByRole('button', { name: 'Nhận tư vấn với kết quả này' }));
  expect(useAdviceDialog.getState()).toEqual({
    asked: true,
    about: 'Bài kiểm tra đầu vào: Foundation (Pre-Foundation – Intermediate), đúng 3/5 câu',
  });
});

it('puts the result beside the level by all that was tested, and follows that', async () => {
  const on = vietnamDay(Date.now());
  const roadmap = made(ENDPOINTS.roadmap.roadmap.response, {
    bands: [
      { skill: 'reading', band: 6.5, on },
      { skill: 'listening', band: 6.5, on },
    ],
    level: { level: 1, low: 1, high: 1, from: 'placement', on: '2025-01-05' },
  });
  const [level, words] = [3, 'khoảng band 6.5, có thể từ 5.0 đến 7.5: trình độ Upper-Intermediate'];
  signIn();
  queryClient.setQueryData(personalRoadmap().queryKey, roadmap);
  queryClient.setQueryData(coursesFor(level).queryKey, { courses: [course('d', level, 'level')] });
  show();
  expect(screen.getByTestId('level-now').textContent).toBe(`Theo các bài đã làm, hiện bạn ở ${words}.`);
  expect(screen.getByRole('heading', { name: 'Course d' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Course b/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Nhận tư vấn với kết quả này' }));
  expect(useAdviceDialog.getState().about).toMatch(new RegExp(`${words}$`));
});

it('shows no level for a single answer, but what can be said', () => {
  show(LEFT_OUT);
  expect(screen.queryByTestId('level')).toBeNull();
  expect(screen.queryByTestId('level-range')).toBeNull();
  expect(screen.getByTestId('level-unknown').textContent).toBe('Chưa biết được trình độ của bạn');
  expect(screen.getByText(/^Bạn đã trả lời 1\/5 câu có đáp án\. Phải từ 3 câu/)).toBeVisible();
  expect(screen.getByTestId('correct').textContent).toContain('trong 1 câu đã trả lời, bạn đúng 1 câu');
  // No reading question was answered, so none was wrong.
  const skills = within(screen.getByRole('list', { name: 'Theo kỹ năng' })).getAllByRole('listitem');
  expect(skills.map(({ textContent }) => textContent)).toEqual(['Ngữ pháp và từ vựng1/2', 'Đọcchưa làm']);
  expect(screen.queryByText(/^Điểm cần bồi/)).toBeNull();
  expect(screen.queryByText('Khóa học hợp với bạn')).toBeNull();
  expect(screen.getByRole('link', { name: 'Làm lại bài kiểm tra' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tự chọn trình độ' }).getAttribute('href')).toBe('/view-roadmap');
});

it('says next to the level that blank answers count as wrong', () => {
  show({ ...READ, questions: READ.questions.map((one, index) => (index < 4 ? one : { ...one, user: [] })) });
  expect(screen.getByTestId('level').textContent).toBe('Foundation');
  expect(screen.getByText(/^1 câu bỏ trống được tính là chưa đúng/)).toBeVisible();
});

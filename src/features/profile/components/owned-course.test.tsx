import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownCourse } from '#contract/course.ts';
import { made } from '#tests/support/made.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { OwnedCourse } from './owned-course.tsx';

const course = made(ownCourse, {
  id: 'khoi dau',
  summary: '',
  is_free: true,
  lesson_count: 3,
  course_activation_status: 1,
  completed_lessons: 2,
});

describe('a course of the learner', () => {
  it.each([
    [1, null, 'Đã kích hoạt', 'Không giới hạn thời gian'],
    [1, '2026-12-31', 'Đã kích hoạt', 'Học đến hết ngày 31/12/2026'],
    [2, '2026-12-31', 'Chờ kích hoạt', 'Học đến hết ngày 31/12/2026'],
    [10, '2026-01-31', 'Hết hạn', 'Đã hết hạn ngày 31/01/2026'],
  ] as const)('of status %s until %s', (status, end, label, words) => {
    const given = { ...course, course_activation_status: status, study_end_date: end };
    renderApp(<OwnedCourse course={given} />);
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByRole('listitem').textContent).toContain(`3 bài học · ${words}`);
    expect(screen.queryByRole('progressbar', { name: 'Đã học xong 2/3 bài' }) !== null).toBe(status !== 2);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/course-detail/khoi%20dau');
  });
});

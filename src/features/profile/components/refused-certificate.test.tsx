import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { RefusedCourse } from '#contract/certificate.ts';
import { RefusedCertificate } from './refused-certificate.tsx';

const COURSE: RefusedCourse = {
  course_id: 'starter',
  course_name: 'Khởi động IELTS',
  bar: { answered: 80, result: 60 },
  left: [{ lesson_id: 'bat-dau', lesson_title: 'Bắt đầu', title: 'Ôn tập', answered: 3, needed: 8 }],
  result: 40,
};
const linesOf = (course: RefusedCourse): (string | null)[] => {
  const { container, unmount } = render(<RefusedCertificate {...course} />, { wrapper: MemoryRouter });
  const lines = Array.from(container.querySelectorAll('li'), ({ textContent }) => textContent);
  unmount();
  return lines;
};

it('names what is left, with the way to it, and the result that is asked for', () => {
  expect(linesOf(COURSE)).toEqual([
    'Ôn tập (Bắt đầu): mới trả lời 3 câu, cần ít nhất 8 câu trong một lượt làm.',
    'Kết quả 40/100, khóa yêu cầu từ 60/100. Kết quả tính theo lượt làm trước khi xem đáp án.',
  ]);
  render(<RefusedCertificate {...COURSE} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Ôn tập (Bắt đầu)' }).getAttribute('href')).toBe('/lesson/bat-dau');
});

it.each([
  ['a result that is high enough', { ...COURSE, result: 60 }, 1],
  ['nothing marked by a key', { ...COURSE, result: null }, 1],
  ['no exercise left', { ...COURSE, left: [] }, 1],
])('with %s says the rest alone', (_, course, count) => {
  expect(linesOf(course)).toHaveLength(count);
});

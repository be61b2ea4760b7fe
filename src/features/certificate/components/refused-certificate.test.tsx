import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RefusedCourse } from '#contract/certificate.ts';
import { refusedCourse } from '#contract/certificate.ts';
import { made } from '#tests/support/made.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { RefusedCertificate } from './refused-certificate.tsx';

const COURSE = made(refusedCourse, {
  bar: { answered: 80, result: 60 },
  left: [{ lesson_id: 'bat-dau', lesson_title: 'Bắt đầu', title: 'Ôn tập', answered: 3, needed: 8 }],
  result: 40,
  most: 72,
  again: [
    {
      lesson_id: 'bat-dau',
      lesson_title: 'Bắt đầu',
      title: 'Luyện đọc',
      module_id: 'doc',
      result: 30,
      reach: 60,
    },
  ],
});
const partsOf = (course: RefusedCourse, part: 'li' | 'p'): (string | null)[] => {
  const { container, unmount } = renderApp(<RefusedCertificate {...course} />);
  const lines = Array.from(container.querySelectorAll(part), ({ textContent }) => textContent);
  unmount();
  return lines;
};
const linesOf = (course: RefusedCourse) => partsOf(course, 'li');

it('links to the exercises that are left, and to the practices that can raise the result', () => {
  expect(linesOf(COURSE)).toEqual([
    'Ôn tập (Bắt đầu)Mới trả lời 3 câu, cần ít nhất 8 câu trong một lượt làm.',
    'Luyện đọc (Bắt đầu)Đang được 30/100, làm lại được tính đến 60/100.',
  ]);
  renderApp(<RefusedCertificate {...COURSE} />);
  const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(way('Ôn tập (Bắt đầu)')).toBe('/lesson/bat-dau');
  expect(way('Luyện đọc (Bắt đầu)')).toBe('/practice/doc');
});

it('says how many points are missing', () => {
  expect(partsOf(COURSE, 'p')).toContain(
    'Kết quả đang là 40/100, khóa yêu cầu từ 60/100: còn thiếu 20 điểm.',
  );
});

it.each([
  ['the best possible result is too low', 59, true],
  ['the best possible result is enough', 60, false],
  ['an older server does not report it', undefined, false],
])('says that a certificate is out of reach only if that is certain: %s', (_, most, isSaid) => {
  const { most: __, ...rest } = COURSE;
  const text = partsOf({ ...rest, ...(most !== undefined && { most }) }, 'p').join(' ');
  expect(text.includes('không cấp chứng nhận được nữa')).toBe(isSaid);
});

it.each([
  ['a result that is high enough', { ...COURSE, result: 60 }, 1],
  ['nothing marked by a key', { ...COURSE, result: null }, 1],
  ['no exercise left', { ...COURSE, left: [] }, 1],
])('with %s shows only the rest', (_, course, count) => {
  expect(linesOf(course)).toHaveLength(count);
});

import { expect, it } from 'vitest';
import { canMark, splitLessons } from './lesson-state.ts';

const MINUTE = 60_000;
const lesson = (n: number) => ({
  ...{ id: String(n), starts_at: n * 100, ends_at: n * 100 + 10, is_cancelled: false },
});
const ids = (lessons: readonly { id: string }[]) => lessons.map(({ id }) => id).join('');

it.each([
  [-16, false, false],
  [-15, false, true],
  [600, false, true],
  [600, true, false],
])('attendance %i minutes after the beginning, cancelled %s: %s', (minutes, is_cancelled, expected) => {
  const starts_at = 10_000_000;
  expect(canMark({ starts_at, is_cancelled }, starts_at + minutes * MINUTE)).toBe(expected);
});

it.each([
  ['at the beginning', 0, '', '123456'],
  ['with two over', 215, '', '123456'],
  ['with four over', 450, '12', '3456'],
  ['at the end', 900, '1234', '56'],
])('keeps the last two lessons that are over in sight, %s', (_, now, past, shown) => {
  const split = splitLessons([1, 2, 3, 4, 5, 6].map(lesson), now);
  expect([ids(split.past), ids(split.shown)]).toEqual([past, shown]);
});

it('puts nothing away in a short class that is over', () => {
  expect(ids(splitLessons([1, 2, 3].map(lesson), 900).shown)).toBe('123');
});

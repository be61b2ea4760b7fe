import { expect, it } from 'vitest';
import { canMark, nextState, splitLessons } from './lesson-state.ts';

const MINUTE = 60_000;
const lesson = (n: number) => ({ id: n, starts_at: n * 100, ends_at: n * 100 + 10 });
const ids = (lessons: readonly { id: number }[]) => lessons.map(({ id }) => id).join(' ');

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
  ['2026-12-01T19:29+07:00', 'today'],
  ['2026-12-01T19:30+07:00', 'now'],
  ['2026-11-30T23:59+07:00', 'next'],
])('a lesson of the evening of 1 December, seen at %s, is %s', (now, expected) => {
  const starts_at = Date.parse('2026-12-01T19:30+07:00');
  expect(nextState({ starts_at, ends_at: starts_at + 90 * MINUTE }, Date.parse(now))).toBe(expected);
});

it.each([
  ['before the first', 12, 0, '', '1 2 3 4', '5 6 7 8 9 10 11 12'],
  ['with four over', 12, 450, '', '1 2 3 4 5 6 7 8', '9 10 11 12'],
  ['with five over', 12, 550, '1 2 3', '4 5 6 7 8 9', '10 11 12'],
  ['near the end', 12, 750, '1 2 3 4 5', '6 7 8 9 10 11 12', ''],
  ['of a short class that is over', 4, 900, '', '1 2 3 4', ''],
])('puts away what is long over and far off: %s', (_, count, now, past, shown, later) => {
  const lessons = Array.from({ length: count }, (__, at) => lesson(at + 1));
  const split = splitLessons(lessons, now);
  expect([ids(split.past), ids(split.shown), ids(split.later)]).toEqual([past, shown, later]);
});

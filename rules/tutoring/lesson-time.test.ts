import { expect, it } from 'vitest';
import { lessonTime } from './lesson-time.ts';

it.each([
  ['2026-12-01T19:30:00+07:00', '19:30, thứ Ba 01/12'],
  ['2026-12-06T23:59:59+07:00', '23:59, Chủ nhật 06/12'],
  ['2026-12-06T17:00:00Z', '00:00, thứ Hai 07/12'],
])('%s is %s', (at, words) => {
  expect(lessonTime(Date.parse(at))).toBe(words);
});

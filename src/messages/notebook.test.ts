import { expect, it } from 'vitest';
import { spanWords } from './notebook.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

it.each([
  [0, '1 phút'],
  [10 * MINUTE, '10 phút'],
  [59.4 * MINUTE, '59 phút'],
  [90 * MINUTE, '2 giờ'],
  [DAY, '1 ngày'],
  [29 * DAY, '29 ngày'],
  [45 * DAY, '1,5 tháng'],
  [60 * DAY, '2 tháng'],
  [365 * DAY, '1 năm'],
])('%d ms is %s', (ms, words) => {
  expect(spanWords(ms)).toBe(words);
});

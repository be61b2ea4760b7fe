import { expect, it } from 'vitest';
import { isReviewStudy } from './review-study.ts';

it.each([
  ['none reviewed, none due', 0, 0, false],
  ['nine of many', 9, 20, false],
  ['ten of many', 10, 20, true],
  ['the only one due', 1, 0, true],
  ['one of two', 1, 1, false],
])('%s', (_, reviewed, left, isStudy) => {
  expect(isReviewStudy({ reviewed, left })).toBe(isStudy);
});

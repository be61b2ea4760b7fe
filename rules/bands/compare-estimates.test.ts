import { expect, it } from 'vitest';
import { compareEstimates } from './compare-estimates.ts';

const range = (low: number, high: number) => ({ low, point: (low + high) / 2, high });

it.each([
  ['a range above', range(4, 5), range(5.5, 6.5), 'better'],
  ['a range below', range(6, 7), range(4, 5.5), 'worse'],
  ['ranges that overlap', range(5, 7), range(6, 8), 'too_close'],
  ['ranges that touch', range(5, 6), range(6, 7), 'too_close'],
  ['a range within the other one', range(4, 8), range(5.5, 6), 'too_close'],
] as const)('%s', (_, before, after, expected) => {
  expect(compareEstimates(before, after)).toBe(expected);
});

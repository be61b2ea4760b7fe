import { expect, it } from 'vitest';
import { studyMonths } from './study-months.ts';

it.each([
  // An hour on six days a week makes 26 hours a month.
  [[130, 260], 60, [5, 10]],
  [[130, 260], 30, [10, 20]],
  [[130, 260], 120, [3, 5]],
  [[5, 10], 120, [1, 1]],
] as const)('%j hours at %i minutes a day take %j months', (hours, minutes, months) => {
  expect(studyMonths(hours, minutes)).toEqual(months);
});

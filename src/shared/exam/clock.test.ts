import { expect, it } from 'vitest';
import { minutesUsed } from './clock.ts';

it.each([
  [0, 90_000, 3_600_000, 2],
  [0, 5_000, 3_600_000, 1],
  [0, 9_600_000, 3_600_000, 60],
])('minutes between %i and %i, at most until %i: %i', (began, submitted, deadline, expected) => {
  expect(minutesUsed(began, submitted, deadline)).toBe(expected);
});

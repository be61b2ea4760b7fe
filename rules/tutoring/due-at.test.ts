import { expect, it } from 'vitest';
import { dueAt } from './due-at.ts';

it.each([
  ['2026-12-01', Date.parse('2026-12-01T23:59+07:00')],
  ['', null],
  ['hôm nay', null],
])('homework of the day %j is due at %j', (day, expected) => {
  expect(dueAt(day)).toBe(expected);
});

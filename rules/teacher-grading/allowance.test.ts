import { describe, expect, it } from 'vitest';
import { dueAt, isOverdue, remainingGradings, vietnamMonthStart } from './allowance.ts';

describe('the monthly allowance', () => {
  it.each([
    ['in the middle', '2026-11-15T05:00:00Z', '2026-10-31T17:00:00.000Z'],
    ['its first moment in Vietnam', '2026-10-31T17:00:00Z', '2026-10-31T17:00:00.000Z'],
    ['a moment before', '2026-10-31T16:59:59Z', '2026-09-30T17:00:00.000Z'],
    ['over the year', '2026-12-31T18:00:00Z', '2026-12-31T17:00:00.000Z'],
    ['a leap day', '2028-02-29T12:00:00Z', '2028-01-31T17:00:00.000Z'],
  ])('%s', (_, now, start) => {
    expect(new Date(vietnamMonthStart(Date.parse(now))).toISOString()).toBe(start);
  });

  it.each([
    [4, 0, 4],
    [4, 3, 1],
    [4, 4, 0],
    [2, 4, 0],
    [0, 0, 0],
  ])('of %i a month, with %i requested, %i are left', (perMonth, requested, left) => {
    expect(remainingGradings(perMonth, requested)).toBe(left);
  });
});

it('is due after the promised hours, and overdue only after that', () => {
  const due = dueAt(1_000, 48);
  expect(due).toBe(172_801_000);
  expect([isOverdue(due, due - 1), isOverdue(due, due), isOverdue(due, due + 1)]).toEqual([
    false,
    false,
    true,
  ]);
});

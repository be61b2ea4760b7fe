import { describe, expect, it } from 'vitest';
import { accessUntil, classStatus } from './class-status.ts';

const DAY = 86_400_000;
const facts = { has_teacher: true, begins_at: 10 * DAY, ends_at: 20 * DAY, closed_at: null };

describe('classStatus', () => {
  it.each([
    ['without lessons', { ...facts, begins_at: null, ends_at: null }, 0, 1],
    ['without a teacher', { ...facts, has_teacher: false }, 0, 1],
    ['before the first lesson', facts, 10 * DAY - 1, 0],
    ['with the first lesson', facts, 10 * DAY, 3],
    ['whose teacher has left', { ...facts, has_teacher: false }, 10 * DAY, 3],
    ['before the last end', facts, 20 * DAY - 1, 3],
    ['with the last end', facts, 20 * DAY, 2],
    ['closed early', { ...facts, closed_at: 15 * DAY }, 15 * DAY, 2],
    ['to be closed', { ...facts, closed_at: 15 * DAY }, 15 * DAY - 1, 3],
  ])('%s', (_, given, now, expected) => {
    expect(classStatus(given, now)).toBe(expected);
  });
});

describe('accessUntil', () => {
  it('is open while the class goes on, and thirty days longer', () => {
    expect(accessUntil(facts, 20 * DAY - 1)).toBeNull();
    expect(accessUntil(facts, 20 * DAY)).toBe(50 * DAY);
    expect(accessUntil({ ends_at: 20 * DAY, closed_at: 12 * DAY }, 13 * DAY)).toBe(42 * DAY);
    expect(accessUntil({ ends_at: null, closed_at: null }, 13 * DAY)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { PartSkill } from '#contract/exam-taking.ts';
import type { Placement } from '#contract/placement.ts';
import { rangeWords, weakestSkill } from './placement-summary.ts';

describe('rangeWords', () => {
  it.each([
    ['one level', { level: 1, low: 1, high: 1 }, 'Foundation'],
    ['several', { level: 1, low: 0, high: 2 }, 'Pre-Foundation – Intermediate'],
  ] as const)('%s', (_, placed: Placement, expected) => {
    expect(rangeWords(placed)).toBe(expected);
  });
});

describe('weakestSkill', () => {
  const row = (key: PartSkill, won: number, marks: number, answered = marks) => ({
    key,
    won,
    marks,
    answered,
  });
  it.each([
    ['the lowest share', [row('use_of_english', 10, 20), row('reading', 3, 12)], 'đọc'],
    ['the first of two', [row('reading', 2, 4), row('listening', 4, 8)], 'đọc'],
    ['none where all is right', [row('reading', 12, 12), row('listening', 4, 4)], null],
    ['none where nothing can be compared', [row('reading', 3, 12)], null],
    ['none by one click', [row('reading', 0, 12, 1), row('listening', 4, 8)], null],
    ['what was answered, not what was left', [row('reading', 4, 20, 4), row('listening', 4, 8)], 'nghe'],
  ] as const)('%s', (_, rows, expected) => {
    expect(weakestSkill(rows)).toBe(expected);
  });
});

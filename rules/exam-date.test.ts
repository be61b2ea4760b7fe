import { describe, expect, it } from 'vitest';
import { daysUntil, vietnamDay } from './exam-date.ts';

describe('vietnamDay', () => {
  it.each([
    ['2026-03-01T16:59:59.999Z', '2026-03-01'],
    ['2026-03-01T17:00:00Z', '2026-03-02'],
    ['2025-12-31T20:00:00Z', '2026-01-01'],
  ])('%s is %s', (instant, day) => {
    expect(vietnamDay(Date.parse(instant))).toBe(day);
  });
});

describe('daysUntil', () => {
  const now = Date.parse('2026-02-27T20:00:00Z');
  it.each([
    ['2026-02-28', 0],
    ['2026-03-01', 1],
    ['2026-02-27', -1],
    ['2027-02-28', 365],
  ])('%s: %d', (date, days) => {
    expect(daysUntil(date, now)).toBe(days);
  });
});

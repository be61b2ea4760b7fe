import { describe, expect, it } from 'vitest';
import { addDays, mondayOf, weeksBetween } from './study-weeks.ts';

describe('days and weeks', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-18', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s and %d days is %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
  });

  it('a span touches its first and last week', () => {
    expect(weeksBetween('2026-11-22', '2026-11-23')).toEqual(['2026-11-16', '2026-11-23']);
    expect(weeksBetween('2026-11-18', '2026-11-18')).toEqual(['2026-11-16']);
    expect(weeksBetween('2026-11-18', '2026-11-17')).toEqual(['2026-11-16']);
  });
});

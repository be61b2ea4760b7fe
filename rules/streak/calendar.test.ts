import { describe, expect, it } from 'vitest';
import { dayAfter, lastWeeks, weekStart } from './calendar.ts';

describe('dayAfter', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %d', (day, days, expected) => {
    expect(dayAfter(day, days)).toBe(expected);
  });
});

describe('weekStart', () => {
  it.each([
    ['a Monday', '2026-11-16', '2026-11-16'],
    ['a Saturday', '2026-11-21', '2026-11-16'],
    ['a Sunday', '2026-11-22', '2026-11-16'],
    ['over the turn of the year', '2027-01-01', '2026-12-28'],
  ])('%s', (_, day, monday) => {
    expect(weekStart(day)).toBe(monday);
  });
});

describe('lastWeeks', () => {
  it('goes back from the week of today', () => {
    expect(lastWeeks('2026-11-22', 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });
});

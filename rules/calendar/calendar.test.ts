import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysUntil,
  lastDayOfMonth,
  lastWeeks,
  mondayOf,
  vietnamDay,
  weekdayOf,
  weeksBetween,
} from './calendar.ts';

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
  ])('%s plus %d days is %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
  });

  it.each([
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-11-28', 6],
  ])('%s is weekday %d, counted from Sunday', (day, number) => {
    expect(weekdayOf(day)).toBe(number);
  });

  it('weeksBetween includes the first and last week', () => {
    expect(weeksBetween('2026-11-22', '2026-11-23')).toEqual(['2026-11-16', '2026-11-23']);
    expect(weeksBetween('2026-11-18', '2026-11-18')).toEqual(['2026-11-16']);
    expect(weeksBetween('2026-11-18', '2026-11-17')).toEqual(['2026-11-16']);
  });
});

describe('months', () => {
  it.each([
    ['2026-11', 1, '2026-12', '2026-11-30'],
    ['2026-12', 1, '2027-01', '2026-12-31'],
    ['2026-01', -1, '2025-12', '2026-01-31'],
    ['2028-02', -14, '2026-12', '2028-02-29'],
  ])('%s plus %d is %s; it ends on %s', (month, months, other, last) => {
    expect(addMonths(month, months)).toBe(other);
    expect(lastDayOfMonth(month)).toBe(last);
  });
});

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

describe('lastWeeks', () => {
  it('counts back from the current week', () => {
    expect(lastWeeks('2026-11-22', 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });
});

import { describe, expect, it } from 'vitest';
import { weekDays, weekOf } from './weeks.ts';

/** A Wednesday. */
const first = Date.parse('2026-12-02T19:30:00+07:00');

describe('weekOf', () => {
  it.each([
    ['2026-12-02T19:30:00+07:00', 1],
    ['2026-12-06T23:59:59+07:00', 1],
    ['2026-12-07T00:00:00+07:00', 2],
    ['2026-12-13T23:30:00+07:00', 2],
    ['2026-12-14T00:30:00+07:00', 3],
    // Moved before the first.
    ['2026-11-29T19:30:00+07:00', 0],
    ['2027-01-04T19:30:00+07:00', 6],
  ])('%s is week %i', (startsAt, week) => {
    expect(weekOf(Date.parse(startsAt), first)).toBe(week);
  });
});

describe('weekDays', () => {
  it('are Monday and Sunday', () => {
    expect(weekDays(1, first)).toEqual({ from: '2026-11-30', to: '2026-12-06' });
    expect(weekDays(5, first)).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  });
});

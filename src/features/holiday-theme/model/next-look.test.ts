import { describe, expect, it } from 'vitest';
import { msToNextCheck } from './next-look.ts';

const TIMES = { start_time: '2027-01-30 00:00:00', end_time: '2027-02-12 23:59:59' };

describe('msToNextCheck', () => {
  it.each([
    ['2027-01-01T00:00:00', 3_600_000],
    ['2027-01-29T23:59:00', 60_001],
    ['2027-01-30T00:00:00.001', 3_600_000],
    ['2027-02-12T23:59:58', 1_001],
    ['2027-02-12T23:59:59', 1],
    ['2027-03-01T00:00:00', 3_600_000],
  ])('at %s is %d ms', (now, wait) => {
    expect(msToNextCheck(TIMES, Date.parse(`${now}+07:00`))).toBe(wait);
  });

  it('is an hour without a theme, or with invalid times', () => {
    expect(msToNextCheck(null, 0)).toBe(3_600_000);
    expect(msToNextCheck({ start_time: '?', end_time: '?' }, 0)).toBe(3_600_000);
  });
});

import { describe, expect, it } from 'vitest';
import { holidayPhase, vietnamInstant } from './holiday-time.ts';

describe('a time in Vietnam', () => {
  it.each([
    ['2026-12-18 00:00:00', '2026-12-17T17:00:00.000Z'],
    ['2027-02-06 23:59:59', '2027-02-06T16:59:59.000Z'],
    ['2028-02-29 07:00:00', '2028-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, utc) => {
    expect(new Date(vietnamInstant(text) ?? Number.NaN).toISOString()).toBe(utc);
  });

  it.each([
    '2027-02-29 00:00:00',
    '2027-02-30 00:00:00',
    '2026-13-01 00:00:00',
    '2026-12-01 24:00:00',
    'Tết',
    '',
  ])('%s is not a time', (text) => {
    expect(vietnamInstant(text)).toBeNull();
  });
});

describe('a holiday', () => {
  const times = { start_time: '2026-12-18 00:00:00', end_time: '2026-12-26 23:59:59' };
  it.each([
    ['2026-12-17T16:59:59.999Z', 'ahead'],
    ['2026-12-17T17:00:00Z', 'active'],
    ['2026-12-24T12:00:00+07:00', 'active'],
    ['2026-12-26T16:59:59Z', 'active'],
    ['2026-12-26T17:00:00Z', 'over'],
    // Still the holiday in Europe, over in Vietnam.
    ['2026-12-26T20:00:00+01:00', 'over'],
  ] as const)('at %s is %s', (now, phase) => {
    expect(holidayPhase(times, Date.parse(now))).toBe(phase);
  });

  it('never begins if its times are invalid', () => {
    expect(holidayPhase({ ...times, end_time: 'later' }, Date.parse('2026-12-24'))).toBe('over');
  });
});

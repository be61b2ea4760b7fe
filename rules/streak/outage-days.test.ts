import { describe, expect, it } from 'vitest';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { outageDays } from './outage-days.ts';

const at = (text: string): number => Date.parse(`${text}+07:00`);
const outage = (from: string, to: string) => ({ from: at(from), to: at(to) });
const ALL = { from: '2026-01-01', to: '2026-12-31' };

describe('outageDays', () => {
  it.each([
    ['none', [], []],
    ['three hours', [outage('2026-11-21T10:00:00', '2026-11-21T13:00:00')], ['2026-11-21']],
    ['a second less', [outage('2026-11-21T10:00:00', '2026-11-21T12:59:59')], []],
    [
      'two on one day',
      [
        outage('2026-11-21T01:00:00', '2026-11-21T03:00:00'),
        outage('2026-11-21T20:00:00', '2026-11-21T21:00:00'),
      ],
      ['2026-11-21'],
    ],
    [
      'one told twice',
      [
        outage('2026-11-21T10:00:00', '2026-11-21T12:00:00'),
        outage('2026-11-21T10:30:00', '2026-11-21T12:30:00'),
      ],
      [],
    ],
    ['over midnight, too short on either day', [outage('2026-11-21T21:30:00', '2026-11-22T02:30:00')], []],
    [
      'over several days',
      [outage('2026-11-19T22:00:00', '2026-11-22T05:00:00')],
      ['2026-11-20', '2026-11-21', '2026-11-22'],
    ],
  ])('%s', (_, outages, days) => {
    expect(outageDays(outages, IN_VIETNAM, ALL)).toEqual(days);
  });

  it('are days where the learner was at the time', () => {
    const evening = outage('2026-11-21T21:00:00', '2026-11-22T02:00:00');
    expect(outageDays([evening], IN_VIETNAM, ALL)).toEqual(['2026-11-21']);
    expect(outageDays([evening], { zone: 'Asia/Tokyo', earlier: [] }, ALL)).toEqual(['2026-11-22']);
    const moved = {
      zone: 'Asia/Tokyo',
      earlier: [{ zone: 'Asia/Ho_Chi_Minh', until: at('2026-11-22T12:00:00') }],
    };
    expect(outageDays([evening], moved, ALL)).toEqual(['2026-11-21']);
  });

  it('are only those asked for', () => {
    const long = outage('2026-01-01T00:00:00', '2026-12-01T00:00:00');
    expect(outageDays([long], IN_VIETNAM, { from: '2026-11-20', to: '2026-11-21' })).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
  });
});

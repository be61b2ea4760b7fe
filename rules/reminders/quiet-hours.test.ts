import { describe, expect, it } from 'vitest';
import { beforeQuiet, isQuietAt, nextQuiet, quietEnd, quietHours } from './quiet-hours.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const NIGHT = quietHours('21:30', '07:00');
const at = (time: string): number => Date.parse(time);
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

describe('quiet hours', () => {
  it.each([
    ['over midnight, before', '21:30', '07:00', '2026-11-23T21:29:59+07:00', false],
    ['over midnight, at the start', '21:30', '07:00', '2026-11-23T21:30:00+07:00', true],
    ['over midnight, after midnight', '21:30', '07:00', '2026-11-24T00:00:00+07:00', true],
    ['over midnight, at the end', '21:30', '07:00', '2026-11-24T07:00:00+07:00', false],
    ['at noon, before', '12:00', '13:00', '2026-11-23T11:59:00+07:00', false],
    ['at noon, within', '12:00', '13:00', '2026-11-23T12:30:00+07:00', true],
    ['at noon, at the end', '12:00', '13:00', '2026-11-23T13:00:00+07:00', false],
    ['until midnight', '21:00', '00:00', '2026-11-23T23:59:00+07:00', true],
    ['until midnight, after it', '21:00', '00:00', '2026-11-24T00:00:00+07:00', false],
    ['none', '07:00', '07:00', '2026-11-23T07:00:00+07:00', false],
  ])('%s', (_, from, to, time, expected) => {
    expect(isQuietAt(at(time), quietHours(from, to), VIETNAM)).toBe(expected);
  });

  it.each([
    ['in the evening', '2026-11-23T22:00:00+07:00', '2026-11-24T00:00:00.000Z', '2026-11-23T14:00:00.000Z'],
    ['in the morning', '2026-11-24T06:59:00+07:00', '2026-11-24T00:00:00.000Z', '2026-11-23T14:00:00.000Z'],
    ['by day', '2026-11-24T10:00:00+07:00', '2026-11-24T03:00:00.000Z', '2026-11-24T03:00:00.000Z'],
  ])('%s: when they end, and half an hour before them', (_, time, end, before) => {
    expect(iso(quietEnd(at(time), NIGHT, VIETNAM))).toBe(end);
    expect(iso(beforeQuiet(at(time), NIGHT, VIETNAM, 30))).toBe(before);
  });

  it('leave at least the waking hours there are', () => {
    const quiet = quietHours('07:10', '07:00');
    expect(iso(beforeQuiet(at('2026-11-23T12:00:00+07:00'), quiet, VIETNAM, 30))).toBe(
      '2026-11-23T00:00:00.000Z',
    );
  });

  it.each([
    // Clocks in Berlin jump from 02:00 to 03:00.
    ['end in a gap', '01:00', '02:30', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00.000Z'],
    // Clocks in Berlin show 02:00 to 03:00 twice.
    ['end in an overlap, first time', '01:00', '02:30', '2026-10-24T23:30:00Z', '2026-10-25T00:30:00.000Z'],
    ['end in an overlap, second time', '01:00', '02:30', '2026-10-25T01:10:00Z', '2026-10-25T01:10:00.000Z'],
  ])('%s', (_, from, to, time, end) => {
    expect(iso(quietEnd(at(time), quietHours(from, to), 'Europe/Berlin'))).toBe(end);
  });

  it.each([
    ['later today', '2026-11-23T12:00:00+07:00', '2026-11-23T14:30:00.000Z'],
    ['tomorrow', '2026-11-23T22:00:00+07:00', '2026-11-24T14:30:00.000Z'],
  ])('begin next %s', (_, time, next) => {
    expect(iso(nextQuiet(at(time), NIGHT, VIETNAM))).toBe(next);
  });

  it('never begin where there are none', () => {
    expect(nextQuiet(0, quietHours('00:00', '00:00'), VIETNAM)).toBeNull();
  });
});

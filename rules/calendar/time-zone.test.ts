import { describe, expect, it } from 'vitest';
import {
  haveSameClock,
  instantOf,
  isTimeZone,
  localDay,
  localMinutes,
  localTime,
  zoneAt,
} from './time-zone.ts';

const HOUR = 3_600_000;
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

describe('an instant in a zone', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '2026-03-01T16:59:59.999Z', '2026-03-01', '23:59'],
    ['Asia/Ho_Chi_Minh', '2026-03-01T17:00:00Z', '2026-03-02', '00:00'],
    ['Asia/Saigon', '2026-03-01T17:00:00Z', '2026-03-02', '00:00'],
    ['America/Los_Angeles', '2026-03-01T07:59:00Z', '2026-02-28', '23:59'],
    ['America/New_York before the clocks go forward', '2026-03-08T06:59:00Z', '2026-03-08', '01:59'],
    ['America/New_York after the clocks go forward', '2026-03-08T07:00:00Z', '2026-03-08', '03:00'],
    ['Europe/Paris, the first 02:30', '2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['Europe/Paris, the second 02:30', '2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    ['Australia/Lord_Howe, half an hour of summer time', '2026-10-03T15:30:00Z', '2026-10-04', '02:30'],
    ['Asia/Kathmandu', '2026-01-01T18:14:59Z', '2026-01-01', '23:59'],
    ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02', '00:00'],
    ['Pacific/Pago_Pago', '2026-01-02T10:59:00Z', '2026-01-01', '23:59'],
    ['Pacific/Apia before the day it skipped', '2011-12-30T09:59:00Z', '2011-12-29', '23:59'],
    ['Pacific/Apia after the day it skipped', '2011-12-30T10:00:00Z', '2011-12-31', '00:00'],
    ['America/Havana, the second 00:30', '2026-11-01T05:30:00Z', '2026-11-01', '00:30'],
  ])('%s: %s is %s %s', (text, instant, day, time) => {
    const zone = text.split(/,| /)[0] ?? '';
    expect(localDay(Date.parse(instant), zone)).toBe(day);
    expect(localMinutes(Date.parse(instant), zone)).toBe(minutesOf(time));
    expect(localTime(Date.parse(instant), zone)).toBe(time);
  });

  it('works before 1970', () => {
    expect(localDay(-1, 'UTC')).toBe('1969-12-31');
    expect(localMinutes(-1, 'UTC')).toBe(1439);
  });
});

describe('instantOf', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '2026-03-02', '00:00', '2026-03-01T17:00:00Z'],
    ['Asia/Ho_Chi_Minh', '2026-03-02', '19:30', '2026-03-02T12:30:00Z'],
    ['America/New_York: 02:30 is skipped', '2026-03-08', '02:30', '2026-03-08T07:30:00Z'],
    ['America/New_York: before the gap', '2026-03-08', '01:59', '2026-03-08T06:59:00Z'],
    ['America/New_York: after the gap', '2026-03-08', '03:00', '2026-03-08T07:00:00Z'],
    ['Europe/Paris: 02:30 comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['Europe/Paris: 03:00 comes once', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['Africa/Cairo: midnight is skipped', '2026-04-24', '00:00', '2026-04-23T22:00:00Z'],
    ['America/Havana: midnight comes twice', '2026-11-01', '00:00', '2026-11-01T04:00:00Z'],
    ['Pacific/Apia: a day that was skipped', '2011-12-30', '12:00', '2011-12-30T22:00:00Z'],
  ])('%s: %s %s is %s', (text, day, time, instant) => {
    const zone = text.split(':')[0] ?? '';
    expect(new Date(instantOf(day, minutesOf(time), zone)).toISOString()).toBe(
      new Date(instant).toISOString(),
    );
  });

  it.each(['Australia/Lord_Howe', 'America/Santiago'])(
    'is the inverse of the clock in %s on every hour of a year that its clocks show',
    (zone) => {
      const wrong: string[] = [];
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += HOUR) {
        const again = instantOf(localDay(at, zone), localMinutes(at, zone), zone);
        // In an overlap, the first instant that shows the same.
        const isSame = again === at || (again < at && localMinutes(again, zone) === localMinutes(at, zone));
        if (!isSame || at - again > HOUR) wrong.push(new Date(at).toISOString());
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('zones', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', true],
    ['Etc/GMT+12', true],
    ['UTC', true],
    ['Asia/Hanoi_Old', false],
    ['', false],
  ])('%j is one: %s', (zone, isOne) => {
    expect(isTimeZone(zone)).toBe(isOne);
  });

  const now = Date.parse('2026-11-23T00:00:00Z');
  it.each([
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh', true],
    ['Asia/Bangkok', 'Asia/Ho_Chi_Minh', true],
    ['Asia/Singapore', 'Asia/Ho_Chi_Minh', false],
    // The same in winter only.
    ['Europe/Lisbon', 'Africa/Abidjan', false],
  ])('clocks in %s and %s show the same: %s', (one, other, same) => {
    expect(haveSameClock(one, other, now)).toBe(same);
  });

  it('were others before the learner travelled', () => {
    const history = {
      zone: 'Asia/Tokyo',
      earlier: [
        { zone: 'Asia/Ho_Chi_Minh', until: 1000 },
        { zone: 'Europe/Paris', until: 2000 },
      ],
    };
    expect([0, 999, 1000, 1999, 2000].map((at) => zoneAt(history, at))).toEqual([
      'Asia/Ho_Chi_Minh',
      'Asia/Ho_Chi_Minh',
      'Europe/Paris',
      'Europe/Paris',
      'Asia/Tokyo',
    ]);
  });
});

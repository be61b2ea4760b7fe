import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatMoment,
  formatMoney,
  formatSeconds,
  INVALID_DATE,
} from './formats.ts';

describe('formatMoney', () => {
  it.each([
    [0, '0đ'],
    [999, '999đ'],
    [1000, '1.000đ'],
    [1_250_000, '1.250.000đ'],
    [12_345_678_901, '12.345.678.901đ'],
    [1999.5, '2.000đ'],
    [-50_000, '-50.000đ'],
    [-0.2, '0đ'],
  ])('%d', (amount, expected) => {
    expect(formatMoney(amount)).toBe(expected);
  });
});

describe('formatDate', () => {
  it.each([
    ['an ISO date', '2026-03-05', '05/03/2026'],
    ['the evening in UTC, next day in Vietnam', '2026-03-05T17:00:00Z', '06/03/2026'],
    ['a minute before midnight in Vietnam', '2026-03-05T16:59:59Z', '05/03/2026'],
    ['an offset', '2026-03-05T23:30:00+07:00', '05/03/2026'],
    ['milliseconds', Date.UTC(2026, 10, 21, 18), '22/11/2026'],
    ['a Date', new Date('2024-02-29T00:00:00Z'), '29/02/2024'],
    ['a day that is not', '2026-02-30', INVALID_DATE],
    ['a month that is not', '2026-13-01', INVALID_DATE],
    ['no date', 'hôm qua', INVALID_DATE],
    ['empty', '', INVALID_DATE],
    ['null', null, INVALID_DATE],
    ['undefined', undefined, INVALID_DATE],
    ['not a number', Number.NaN, INVALID_DATE],
    ['beyond the calendar', 9e15, INVALID_DATE],
  ])('%s', (_, when, expected) => {
    expect(formatDate(when)).toBe(expected);
  });
});

describe('formatMoment', () => {
  it.each([
    ['in the afternoon', Date.UTC(2026, 10, 23, 8, 5), '15:05 23/11/2026'],
    ['past midnight in Vietnam alone', Date.UTC(2026, 10, 23, 17, 0), '00:00 24/11/2026'],
    ['a Date', new Date('2026-12-31T16:59:59Z'), '23:59 31/12/2026'],
    ['no date', Number.NaN, INVALID_DATE],
  ])('%s', (_, when, shown) => {
    expect(formatMoment(when)).toBe(shown);
  });
});

describe('formatSeconds', () => {
  it.each([
    [0, '00:00'],
    [9.99, '00:09'],
    [60, '01:00'],
    [754, '12:34'],
    [3600, '60:00'],
    [6005, '100:05'],
    [-3, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
  ])('%d', (seconds, expected) => {
    expect(formatSeconds(seconds)).toBe(expected);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1000, '1 kB'],
    [200_400, '200 kB'],
    [999_400, '999 kB'],
    [999_600, '1 MB'],
    [1_440_000, '1,4 MB'],
    [25_000_000, '25 MB'],
    [999_900_000, '999,9 MB'],
    [999_960_000, '1 GB'],
    [10_737_400_000, '10,7 GB'],
    [1_234_560_000_000, '1.234,6 GB'],
  ])('%d', (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected);
  });
});

import { expect, it } from 'vitest';
import { readMoment, readPastMoment } from './read-moment.ts';

/** 22:10 in Vietnam. */
const NOW = Date.parse('2026-11-22T15:10:00Z');

it.each([
  ['23:30', '2026-11-22T16:30:00.000Z'],
  ['02:30', '2026-11-22T19:30:00.000Z'],
  ['22:10', '2026-11-23T15:10:00.000Z'],
  ['2026-12-01T00:05', '2026-11-30T17:05:00.000Z'],
  ['2026-12-01 00:05', '2026-11-30T17:05:00.000Z'],
])('%s is %s', (text, moment) => {
  expect(readMoment(text, NOW)?.toISOString()).toBe(moment);
});

it.each(['', '24:00', '7:30', '2026-11-22T22:10', '2026-02-31T10:00', '2026-12-01', 'tomorrow', '02:30x'])(
  '"%s" is no moment to come',
  (text) => {
    expect(readMoment(text, NOW)).toBeNull();
  },
);

it('a moment that is over has its day', () => {
  expect(readPastMoment('2026-11-22T22:10', NOW)?.toISOString()).toBe('2026-11-22T15:10:00.000Z');
  expect(readPastMoment('2026-11-21 02:30', NOW)?.toISOString()).toBe('2026-11-20T19:30:00.000Z');
});

it.each(['', '22:00', '2026-11-22T22:11', '2026-02-31T10:00', '2026-11-21'])(
  '"%s" is no moment that is over',
  (text) => {
    expect(readPastMoment(text, NOW)).toBeNull();
  },
);

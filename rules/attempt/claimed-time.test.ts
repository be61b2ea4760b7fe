import { describe, expect, it } from 'vitest';
import { isClockDoubtful, isTimedByDevice, MAX_LATENCY_MS } from './claimed-time.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('isClockDoubtful', () => {
  it.each([
    ['a correct clock', 0, 0, null, false],
    ['a clock days behind, with the measured skew', -3 * DAY, 3 * DAY, null, false],
    ['a clock days ahead, with the measured skew', 3 * DAY, -3 * DAY, null, false],
    ['slightly ahead of the measured skew', MAX_LATENCY_MS, 0, null, false],
    ['in the future', MAX_LATENCY_MS + 1, 0, null, true],
    ['in the future because of the skew', 0, HOUR, null, true],
    ['last week, offline since', -7 * DAY, 0, null, false],
    ['last year', -365 * DAY, 0, null, true],
    ['an answer after the attempt began', -HOUR, 0, -2 * HOUR, false],
    ['an answer when the attempt began', -HOUR, 0, -HOUR, false],
    ['an answer well before the attempt began', -2 * HOUR, 0, -HOUR, true],
  ] as const)('%s', (_, at, skew, began, expected) => {
    expect(isClockDoubtful({ at: NOW + at, skew }, NOW, began === null ? null : NOW + began)).toBe(expected);
  });
});

describe('isTimedByDevice', () => {
  it.each([
    ['received immediately', 0, false],
    ['received with normal latency', -MAX_LATENCY_MS, false],
    ['received later', -MAX_LATENCY_MS - 1, true],
  ])('%s', (_, at, expected) => {
    expect(isTimedByDevice(NOW + at, NOW)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { isByDevice, isClockDoubtful, ON_ITS_WAY_MS } from './claimed-time.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a clock', () => {
  it.each([
    ['that is right', 0, 0, null, false],
    ['that is days behind, as was measured', -3 * DAY, 3 * DAY, null, false],
    ['that is days ahead, as was measured', 3 * DAY, -3 * DAY, null, false],
    ['a little ahead of what was measured', ON_ITS_WAY_MS, 0, null, false],
    ['in the future', ON_ITS_WAY_MS + 1, 0, null, true],
    ['put into the future by its skew', 0, HOUR, null, true],
    ['of last week, with no network since', -7 * DAY, 0, null, false],
    ['of last year', -365 * DAY, 0, null, true],
    ['of an answer after the attempt began', -HOUR, 0, -2 * HOUR, false],
    ['of an answer as the attempt began', -HOUR, 0, -HOUR, false],
    ['of an answer well before the attempt began', -2 * HOUR, 0, -HOUR, true],
  ] as const)('%s', (_, at, skew, began, expected) => {
    expect(isClockDoubtful({ at: NOW + at, skew }, NOW, began === null ? null : NOW + began)).toBe(expected);
  });
});

describe('what only the device can tell', () => {
  it.each([
    ['seen by the server', 0, false],
    ['on its way for a moment', -ON_ITS_WAY_MS, false],
    ['heard of later', -ON_ITS_WAY_MS - 1, true],
  ])('%s', (_, at, expected) => {
    expect(isByDevice(NOW + at, NOW)).toBe(expected);
  });
});

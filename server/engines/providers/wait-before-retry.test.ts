import { describe, expect, it } from 'vitest';
import { waitBeforeRetry } from './wait-before-retry.ts';

const now = Date.parse('2026-11-22T08:00:00Z');

describe('waitBeforeRetry', () => {
  it.each([
    ['at least half the step, with jitter', 1, null, 0, 250],
    ['at most the whole step', 1, null, 1, 500],
    ['twice as long after the second', 2, null, 1, 1_000],
    ['Retry-After in seconds', 1, '3', 1, 3_000],
    ['at least the default step', 1, '0', 1, 500],
    ['Retry-After as a date', 1, 'Sun, 22 Nov 2026 08:00:05 GMT', 1, 5_000],
    ['the default step for a date in the past', 1, 'Sun, 22 Nov 2026 07:00:00 GMT', 1, 500],
    ['the default step for an invalid value', 1, 'soon', 1, 500],
    ['no retry if the wait is too long', 1, '3600', 1, null],
    ['no retry if the date is too far off', 1, 'Mon, 23 Nov 2026 08:00:00 GMT', 1, null],
    ['at most the maximum', 12, null, 1, 10_000],
  ])('%s', (_, failed, retryAfter, random, expected) => {
    expect(waitBeforeRetry(failed, 500, retryAfter, { now, random })).toBe(expected);
  });
});

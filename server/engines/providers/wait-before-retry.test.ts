import { describe, expect, it } from 'vitest';
import { waitBeforeRetry } from './wait-before-retry.ts';

const now = Date.parse('2026-11-22T08:00:00Z');

describe('waitBeforeRetry', () => {
  it.each([
    ['half the step to all of it, by chance', 1, null, 0, 250],
    ['all of the step', 1, null, 1, 500],
    ['twice as long after the second', 2, null, 1, 1_000],
    ['what the service asks for in seconds', 1, '3', 1, 3_000],
    ['not less than the own step', 1, '0', 1, 500],
    ['what the service asks for as a date', 1, 'Sun, 22 Nov 2026 08:00:05 GMT', 1, 5_000],
    ['the own step for a date that has passed', 1, 'Sun, 22 Nov 2026 07:00:00 GMT', 1, 500],
    ['the own step for nonsense', 1, 'soon', 1, 500],
    ['nothing that takes too long', 1, '3600', 1, null],
    ['nothing that takes too long, as a date', 1, 'Mon, 23 Nov 2026 08:00:00 GMT', 1, null],
    ['no longer than the longest', 12, null, 1, 10_000],
  ])('waits %s', (_, failed, retryAfter, random, expected) => {
    expect(waitBeforeRetry(failed, 500, retryAfter, { now, random })).toBe(expected);
  });
});

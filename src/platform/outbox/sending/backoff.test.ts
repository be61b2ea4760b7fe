import { describe, expect, it } from 'vitest';
import { backoff, isDue } from './backoff.ts';

describe('backoff', () => {
  it.each([
    [1, null, 0, 1_000],
    [1, null, 1, 2_000],
    [3, null, 0, 4_000],
    [30, null, 1, 300_000],
    [1, 30, 0, 30_000],
    [1, 86_400, 0, 300_000],
  ])('try %i, server asks for %s s, random %f: waits %i ms', (tries, asked, random, expected) => {
    expect(backoff(tries, asked, () => random)).toBe(expected);
  });

  it('is due at its time, and immediately when the clock was set back two days', () => {
    expect(isDue(1_000, 999)).toBe(false);
    expect(isDue(1_000, 1_000)).toBe(true);
    expect(isDue(172_800_000, 0)).toBe(true);
  });
});

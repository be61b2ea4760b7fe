import { describe, expect, it } from 'vitest';
import { bandAfter, hoursBetween, LEVEL_SPANS } from './level-spans.ts';

describe('the spans of the levels', () => {
  it('follow one another without a gap', () => {
    for (const [index, { to }] of LEVEL_SPANS.slice(0, -1).entries())
      expect(LEVEL_SPANS[index + 1]?.from).toBe(to);
  });
});

describe('hoursBetween', () => {
  it.each([
    [0, 3, 150],
    [3, 4.5, 175],
    [4.5, 6, 250],
    [5.25, 6, 125],
    [3, 6, 425],
    [7, 8, 325],
    [8, 9, 325],
    [6, 6, 0],
    [7, 6, 0],
  ])('%f to %f: %d hours', (from, to, hours) => {
    expect(hoursBetween(from, to)).toBeCloseTo(hours);
  });
});

describe('bandAfter', () => {
  it.each([
    [5, 0, 5],
    [4.5, 250, 6],
    [4.5, 249, 5.5],
    [4.5, 80, 4.5],
    [4.5, 84, 5],
    [3, 425, 6],
    [8, 10_000, 9],
    [5.25, 10, 5.25],
  ])('from %f with %d hours: %f', (from, hours, band) => {
    expect(bandAfter(from, hours)).toBe(band);
  });
});

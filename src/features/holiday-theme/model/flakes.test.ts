import { describe, expect, it } from 'vitest';
import { flakeCount, makeFlakes } from './flakes.ts';

describe('snow', () => {
  it.each([
    [360, 20],
    [767, 20],
    [768, 50],
    [1920, 50],
  ])('in a window of %d px has %d flakes', (width, count) => {
    expect(flakeCount(width)).toBe(count);
    expect(makeFlakes(count, Math.random)).toHaveLength(count);
  });

  it.each([0, 0.5, 0.999])('stays within the window and starts in mid fall (random value %d)', (value) => {
    const [flake] = makeFlakes(1, () => value);
    expect(flake?.left).toBeLessThan(100);
    expect(flake?.size).toBeGreaterThanOrEqual(5);
    expect(flake?.size).toBeLessThanOrEqual(11);
    expect(flake?.ahead).toBeLessThanOrEqual(flake?.duration ?? 0);
    expect(Math.abs(flake?.drift ?? Number.NaN)).toBeLessThanOrEqual(80);
  });
});

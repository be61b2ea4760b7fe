import { expect, it } from 'vitest';
import { LANES, shareOf, USUAL_SHARES } from './lanes.ts';

const partsOf = (whole: number) => LANES.map((lane) => shareOf(whole, USUAL_SHARES, lane));

it.each([
  [600, [360, 150, 90]],
  [3_000, [1_800, 750, 450]],
  [10, [6, 2, 2]],
  [4, [2, 1, 1]],
  [1, [1, 1, 1]],
])('%i are shared as %j', (whole, parts) => {
  expect(partsOf(whole)).toEqual(parts);
});

it('the parts make up the whole from three on, and no lane has none', () => {
  for (let whole = 1; whole <= 1_000; whole++) {
    const parts = partsOf(whole);
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(parts.reduce((sum, part) => sum + part)).toBe(Math.max(whole, LANES.length));
  }
});

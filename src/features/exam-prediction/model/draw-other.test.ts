import { expect, it } from 'vitest';
import { drawOther } from './draw-other.ts';

it.each([
  [4, null, 0, 0],
  [4, null, 0.99, 3],
  [4, 0, 0, 1],
  [4, 0, 0.99, 3],
  [4, 2, 0.5, 1],
  [4, 2, 0.99, 3],
  [4, 3, 0.99, 2],
  [2, 1, 0.7, 0],
  [1, 0, 0.7, 0],
])('drawOther: of %i after %s with chance %d draws %i', (count, last, chance, place) => {
  expect(drawOther(count, last, chance)).toBe(place);
});

import { expect, it } from 'vitest';
import { moveCrop } from './move-crop.ts';

const picture = { width: 300, height: 200 };
const crop = { width: 200, height: 200 };

it.each([
  ['moves', { x: 0, y: 0 }, { x: 20, y: 0 }, 1, { x: 20, y: 0 }],
  ['stops at the edge', { x: 40, y: 0 }, { x: 20, y: 0 }, 1, { x: 50, y: 0 }],
  ['stops at the other edge', { x: -40, y: 0 }, { x: -20, y: 0 }, 1, { x: -50, y: 0 }],
  ['does not move where there is no room', { x: 0, y: 0 }, { x: 0, y: 20 }, 1, { x: 0, y: 0 }],
  ['has more room once zoomed in', { x: 0, y: 90 }, { x: 0, y: 20 }, 2, { x: 0, y: 100 }],
])('%s', (_, from, step, zoom, expected) => {
  expect(moveCrop(from, step, picture, crop, zoom)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { clampSplit, splitAfterKey } from './split.ts';

it.each([
  [50, 'ArrowLeft', 48],
  [50, 'ArrowRight', 52],
  [26, 'ArrowLeft', 25],
  [75, 'ArrowRight', 75],
  [60, 'Home', 25],
  [60, 'End', 75],
  [60, 'Enter', 50],
  [60, 'a', null],
])('at %i per cent %s leads to %s', (share, key, expected) => {
  expect(splitAfterKey(share, key)).toBe(expected);
});

it.each([
  [-10, 25],
  [33.4, 33],
  [100, 75],
])('%d per cent is clamped to %i', (share, expected) => {
  expect(clampSplit(share)).toBe(expected);
});

import { expect, it } from 'vitest';
import { isOpenEnded } from './open-ending.ts';

it.each([
  ['', false],
  ['I grew up in Hue', false],
  ['I grew up in Hue, um', true],
  ['I like it because', true],
  ['I like it, because…', true],
  ['We went to the', true],
  ['It is very good.', false],
])('%j: more is coming: %s', (said, expected) => {
  expect(isOpenEnded(said)).toBe(expected);
});

import { expect, it } from 'vitest';
import { bandAfterKey } from './band-key.ts';

it.each([
  ['6', null, 6],
  ['0', 5, 0],
  ['9', 6.5, 9],
  ['.', 6, 6.5],
  [',', 6.5, 6],
  ['.', null, undefined],
  ['.', 9, undefined],
  ['a', 6, undefined],
  ['10', 6, undefined],
])('%s on %s gives %s', (key, band, expected) => {
  expect(bandAfterKey(key, band)).toBe(expected);
});

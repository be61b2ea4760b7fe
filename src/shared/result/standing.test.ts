import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

it.each([
  ['not known', null, null],
  ['none', [], 'first'],
  ['all lower', [5, 5.5], 'best'],
  ['one as high', [5, 6], 'neither'],
  ['one higher', [6.5, 5], 'neither'],
] as const)('with the earlier results %s, a result is %s: %s', (_, earlier, expected) => {
  expect(standingOf(6, earlier)).toBe(expected);
});

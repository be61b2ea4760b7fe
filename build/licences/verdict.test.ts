import { describe, expect, it } from 'vitest';
import { mayShip } from './verdict.ts';

describe('mayShip', () => {
  it.each([
    ['a', 'MIT', true],
    ['a', '(MIT OR GPL-3.0-only)', true],
    ['a', 'MIT AND ISC AND BSD-3-Clause', true],
    ['a', 'MIT AND GPL-2.0-only', false],
    ['a', 'GPL-2.0', false],
    ['a', 'GPL-3.0-or-later', false],
    ['a', 'AGPL-3.0-only', false],
    ['a', 'SSPL-1.0', false],
    ['a', 'UNLICENSED', false],
    ['a', 'SEE LICENSE IN LICENSE.txt', false],
    ['a', '', false],
    ['a', '(MIT OR (GPL-2.0 AND ISC))', false],
    ['a', 'LGPL-2.1', false],
    ['@libav.js/variant-opus-af', 'LGPL-2.1', true],
    ['@libav.js/variant-opus-af', 'GPL-2.0', false],
    ['web-push', 'MPL-2.0', true],
    ['web-push', 'LGPL-2.1', false],
    ['constructor', 'MPL-2.0', false],
    ['a', 'MPL-2.0', false],
  ])('%s under %s: %s', (name, expression, expected) => {
    expect(mayShip(name, expression)).toBe(expected);
  });
});

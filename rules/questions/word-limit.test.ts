import { describe, expect, it } from 'vitest';
import { withinWordLimit } from './word-limit.ts';

describe('withinWordLimit', () => {
  it.each([
    ['no limit', 'one two three', null, true],
    ['exactly the limit', 'local volunteers', 2, true],
    ['one over the limit', 'the local volunteers', 2, false],
    ['a hyphenated word', 'part-time', 1, true],
    ['a word with a non-breaking hyphen', 'part\u2011time', 1, true],
    ['a contraction', "o'clock", 1, true],
    ['thousands with a space', '10 000', 1, true],
    ['a telephone number', '0412 345 678', 1, true],
    ['two numbers', '5 10', 1, false],
    ['a number and its unit', '25 metres', 1, false],
    ['an amount', '£ 45', 1, true],
    ['a time of day', '9.30 am', 2, true],
    ['a stray full stop', 'bees .', 1, true],
    ['two answers', 'bees / wasps', 1, false],
    ['nothing', '', 1, true],
  ])('%s', (_, text, limit, expected) => {
    expect(withinWordLimit(text, limit)).toBe(expected);
  });
});

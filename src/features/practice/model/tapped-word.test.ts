import { describe, expect, it } from 'vitest';
import { wordAround } from './tapped-word.ts';

describe('the word around an offset', () => {
  it.each([
    ['in the middle', 'Bees live here', 7, 'live'],
    ['at its start', 'Bees live here', 5, 'live'],
    ['at its end', 'Bees live here', 9, 'live'],
    ['with a hyphen and an apostrophe', 'a well-known keeper’s hive', 14, 'keeper’s'],
    ['between two spaces', 'a  b', 2, null],
    ['alone among signs', 'a — b', 3, null],
    ['in nothing', '', 0, null],
  ])('%s', (_, text, offset, expected) => {
    const place = wordAround(text, offset);
    expect(place && text.slice(place.start, place.end)).toBe(expected);
  });
});

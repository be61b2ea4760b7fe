import { describe, expect, it } from 'vitest';
import { readWordList, writeWordList } from './word-list.ts';

const WORDS = new Map([
  ['read', ['R EH1 D', 'R IY1 D', 'R EH2 D']],
  ['a', ['AH0', 'EY1']],
  ["a's", ['EY1 Z']],
  ['reader', ['R IY1 D ER0']],
  ['zoo', ['Z UW1']],
  ['be', ['B IY1']],
  ["d'oeuvre", ['D ER1 V # foreign french']],
]);
const look = readWordList(writeWordList(WORDS));

describe('a word list', () => {
  it.each([
    ['a', [['AH'], ['EY']]],
    ["a's", [['EY', 'Z']]],
    ['be', [['B', 'IY']]],
    ["d'oeuvre", [['D', 'ER', 'V']]],
    [
      'read',
      [
        ['R', 'EH', 'D'],
        ['R', 'IY', 'D'],
      ],
    ],
    ['reader', [['R', 'IY', 'D', 'ER']]],
    ['zoo', [['Z', 'UW']]],
  ])('finds the pronunciations of "%s"', (word, ways) => {
    expect(look(word)).toEqual(ways);
  });

  it.each(['', 'b', 'rea', 'reads', 'zoos', 'zzz', '!', 'đọc', 'read '])('does not know "%s"', (word) => {
    expect(look(word)).toBeUndefined();
  });

  it('is rejected when its end is missing', () => {
    expect(() => readWordList(new TextEncoder().encode('a AB\nb C'))).toThrow(/cut/);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { likelyMeanings } from './likely-meanings.ts';
import type { AskedTurn } from './turn-words.ts';
import { WordLikeness } from './word-likeness.ts';
import { readWordVectors, writeWordVectors } from './word-vectors.ts';

const FILE = readFileSync(new URL('./word-vectors.bin', import.meta.url));
const likeness = new WordLikeness(readWordVectors(FILE));
const meaning = (id: string, slots: string[][], ...sentences: string[]) => ({
  id,
  sentences,
  slots,
  isNegative: false,
  reply: null,
});
const TURN: AskedTurn = {
  asked: ['What does your bag look like?'],
  meanings: [
    meaning('colour-blue', [['blue']], "It's a big blue suitcase.", 'Mine is dark blue.'),
    meaning('has-ribbon', [['ribbon']], "There's a red ribbon on the handle.", 'It has a ribbon.'),
    meaning('is-heavy', [['heavy']], 'It is very heavy.', 'My bag is heavy to carry.'),
  ],
};

describe('the likeliest meaning', () => {
  it.each([
    ['The colour is blue, like the sea.', 'colour-blue'],
    ['I put some red ribbons around it.', 'has-ribbon'],
    ['It weighs twenty kilos, too heavy for me.', 'is-heavy'],
  ])('%s', (text, expected) => {
    expect(likelyMeanings(likeness, text, TURN)[0]?.id).toBe(expected);
  });

  it.each([
    ["It isn't heavy.", true],
    ['It is light.', true],
    ['It is really heavy.', false],
    ['No, it is heavy.', false],
  ])('knows whether the sense is the opposite: %s', (text, isTurned) => {
    const found = likelyMeanings(likeness, text, TURN).find(({ id }) => id === 'is-heavy');
    expect(found?.isTurned).toBe(isTurned);
  });

  it('is none of them for something else', () => {
    const found = likelyMeanings(likeness, 'My brother plays football on Sundays.', TURN);
    expect(Math.max(...found.map(({ chance }) => chance))).toBeLessThan(0.45);
  });
});

it('vectors are read as they were written', () => {
  const vectors = readWordVectors(writeWordVectors(['tea', 'coffee'], Int8Array.of(127, 0, -127, 127)));
  expect(vectors.rankOf('coffee')).toBe(1);
  expect(vectors.closeness('tea', 'coffee')).toBeCloseTo(-Math.SQRT1_2);
  expect(() => readWordVectors(new TextEncoder().encode('<!doctype html>\n\n'))).toThrow('no title');
});

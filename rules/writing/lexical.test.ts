import { describe, expect, it } from 'vitest';
import { readEssay } from './essay-text.ts';
import { lexicalDiversity, lexicalFeatures } from './lexical.ts';
import { isEnglishWord } from './spelling.ts';

const WORDS = new Set(
  'color organize center travel information happy develop environment sculpture i like the park neglect city'.split(
    ' ',
  ),
);
const list = (word: string): boolean => WORDS.has(word);

describe('spelling', () => {
  it.each([
    'colour',
    'organised',
    'centre',
    'travelling',
    'cities',
    'unhappy',
    'happiness',
    'city-developed',
    'smartphone',
    'redeveloped',
    '1990s',
    '25',
    'environment',
  ])('accepts %s', (word) => {
    expect(isEnglishWord(word, list)).toBe(true);
  });

  it.each(['colur', 'enviroment', 'goverment', 'xin', 'đẹp', 'constructor', '__proto__', 'dont'])(
    'rejects %s',
    (word) => {
      expect(isEnglishWord(word, list)).toBe(false);
    },
  );
});

describe('lexical features', () => {
  it('rates a repetitive text as less diverse', () => {
    const varied = Array.from({ length: 120 }, (_, at) => (at % 5 === 0 ? 'the' : `word${at}`));
    const dull = Array.from(
      { length: 120 },
      (_, at) => ['i', 'like', 'the', 'park', 'a', 'lot'][at % 6] ?? '',
    );
    expect(lexicalDiversity(varied)).toBeGreaterThan(3 * lexicalDiversity(dull));
    expect(lexicalDiversity([])).toBe(0);
  });

  it('finds less common and misspelt words, but not names or prompt words', () => {
    const text = 'I like the sculpture park in Zuvex. The enviroment is sculpture, not neglect.';
    const found = lexicalFeatures(readEssay(text), new Set(['neglect']), list);
    expect(found.lessCommon.map(({ start, end }) => text.slice(start, end))).toEqual(['sculpture']);
    expect(found.misspelt.map(({ word }) => word)).toEqual(['enviroment']);
    expect(found.overused).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { decadeWords, numberWords, ordinalWords } from './number-words.ts';

describe('numberWords', () => {
  it.each([
    ['0', 'zero'],
    ['13', 'thirteen'],
    ['40', 'forty'],
    ['105', 'one hundred and five'],
    ['1066', 'one thousand and sixty six'],
    ['1999', 'nineteen ninety nine'],
    ['1900', 'nineteen hundred'],
    ['1905', 'nineteen oh five'],
    ['2000', 'two thousand'],
    ['2009', 'two thousand and nine'],
    ['2025', 'twenty twenty five'],
    ['12,345', 'twelve thousand three hundred and forty five'],
    ['3,000,000', 'three million'],
    ['0.75', 'zero point seven five'],
    ['007', 'zero zero seven'],
  ])('says %s as "%s"', (digits, words) => {
    expect(numberWords(digits).join(' ')).toBe(words);
  });
});

describe('ordinalWords', () => {
  it.each([
    ['1', 'first'],
    ['4', 'fourth'],
    ['12', 'twelfth'],
    ['20', 'twentieth'],
    ['23', 'twenty third'],
  ])('says %s as "%s"', (digits, words) => {
    expect(ordinalWords(digits).join(' ')).toBe(words);
  });
});

describe('decadeWords', () => {
  it.each([
    ['1980', 'nineteen eighties'],
    ['90', 'nineties'],
    ['1900', 'nineteen hundreds'],
  ])('says %ss as "%s"', (digits, words) => {
    expect(decadeWords(digits).join(' ')).toBe(words);
  });
});

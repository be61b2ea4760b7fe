import { describe, expect, it } from 'vitest';
import { digitsForWords } from './number-words.ts';

describe('digitsForWords', () => {
  it.each([
    ['two', '2'],
    ['zero', '0'],
    ['twenty five', '25'],
    ['nineteen', '19'],
    ['a hundred', '100'],
    ['one hundred and one', '101'],
    ['two hundred and fifty thousand', '250000'],
    ['two thousand and six', '2006'],
    ['nineteen ninety', '1990'],
    ['nineteen ninety six', '1996'],
    ['fifteen hundred', '1500'],
    ['2.5 million', '2500000'],
    ['three million two hundred thousand and four', '3200004'],
    ['two or three days', '2 or 3 days'],
    ['two three', '2 3'],
    ['bed and one breakfast', 'bed and 1 breakfast'],
    ['hundreds of bees', 'hundreds of bees'],
    ['a hundred bees and two dogs', '100 bees and 2 dogs'],
    ['hundred', 'hundred'],
    ['first', '1st'],
    ['twenty first', '21st'],
    ['the twelfth of may', 'the 12th of may'],
    ['one hundred and third', '100 and 3rd'],
    ['30 seconds', '30 seconds'],
    ['a bee', 'a bee'],
    ['', ''],
  ])('%j is %j', (text, expected) => {
    expect(digitsForWords(text)).toBe(expected);
  });
});

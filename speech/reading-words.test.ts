import { describe, expect, it } from 'vitest';
import { readingWords } from './reading-words.ts';

describe('readingWords', () => {
  const cases = [
    { text: 'Hello, world!', shown: ['Hello', 'world'], spoken: 'hello world' },
    { text: '“Don’t” stop', shown: ["Don't", 'stop'], spoken: "don't stop" },
    {
      text: 'a well-known T-shirt',
      shown: ['a', 'well', 'known', 'T', 'shirt'],
      spoken: 'a well known t shirt',
    },
    { text: 'In 1995, we', shown: ['In', '1995', 'we'], spoken: 'in nineteen ninety five we' },
    {
      text: '1,995 people',
      shown: ['1,995', 'people'],
      spoken: 'one thousand nine hundred and ninety five people',
    },
    { text: 'the 1990s', shown: ['the', '1990s'], spoken: 'the nineteen nineties' },
    { text: 'the 21st', shown: ['the', '21st'], spoken: 'the twenty first' },
    { text: '25% & 3.5', shown: ['25%', '&', '3.5'], spoken: 'twenty five percent and three point five' },
    { text: '$3.50', shown: ['$3.50'], spoken: 'three dollars fifty' },
    { text: 'the U.S. at 2 p.m.', shown: ['the', 'U.S', 'at', '2', 'p.m'], spoken: 'the u s at two p m' },
    { text: 'yes — no… (maybe)', shown: ['yes', 'no', 'maybe'], spoken: 'yes no maybe' },
    { text: ' … ! ', shown: [], spoken: '' },
  ];
  it.each(cases)('reads "$text" as "$spoken"', ({ text, shown, spoken }) => {
    const words = readingWords(text);
    expect(words.map((word) => word.text)).toEqual(shown);
    expect(words.flatMap((word) => word.spoken).join(' ')).toBe(spoken);
  });
});

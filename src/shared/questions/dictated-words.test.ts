import { expect, it } from 'vitest';
import { dictatedWords } from './dictated-words.ts';

type Told = [transcript: string, isFinal: boolean, confidence: number, at: number];

const cases: [engine: string, results: Told[], expected: string][] = [
  [
    'Chrome on a computer',
    [
      ['I like tea', true, 0.9, 1000],
      [' and coffee', true, 0.9, 3000],
      [' but', false, 0.01, 0],
    ],
    'I like tea and coffee but',
  ],
  [
    'Chrome on a computer, of a speaker who starts over',
    [
      ['I think', true, 0.9, 1000],
      [' I think it helps', true, 0.9, 3000],
      [' it helps', true, 0.9, 5000],
    ],
    'I think I think it helps it helps',
  ],
  [
    'Chrome on Android, where each guess is final',
    [
      ['how', true, 0, 1000],
      ['how are', true, 0, 1200],
      ['how are you', true, 0, 1400],
      ['how are you', true, 0.9, 1600],
    ],
    'how are you',
  ],
  [
    'Chrome on Android, where the last result is reported twice',
    [
      ['how are you', true, 0.9, 1000],
      ['How are you?', true, 0.9, 1100],
    ],
    'How are you?',
  ],
  [
    'Safari, where nothing is final',
    [
      ['I like', false, 0.5, 0],
      ['I like tea', false, 0.5, 0],
    ],
    'I like tea',
  ],
  [
    'an engine that is never sure',
    [
      ['one', true, 0, 1],
      ['two', true, 0, 2],
    ],
    'one two',
  ],
  [
    'a guess of which a word goes on',
    [
      ['car', true, 0, 1],
      ['carpet', true, 0, 2],
    ],
    'car carpet',
  ],
  ['nothing', [[' ', true, 0.9, 1]], ''],
];

it.each(cases)('of %s: what was said, once', (_, results, expected) => {
  const given = results.map(([transcript, isFinal, confidence, at]) => ({
    transcript,
    isFinal,
    confidence,
    at,
  }));
  expect(dictatedWords(given)).toBe(expected);
});

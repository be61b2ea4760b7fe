import { expect, it } from 'vitest';
import { unclearSounds } from './unclear-sounds.ts';

const PHONES: Record<string, string[]> = {
  think: ['TH', 'IH1', 'NG', 'K'],
  thing: ['TH', 'IH1', 'NG'],
  thanks: ['TH', 'AE1', 'NG', 'K', 'S'],
  map: ['M', 'AE1', 'P'],
  my: ['M', 'AY1'],
  me: ['M', 'IY1'],
};
const drills = (words: [text: string, score: number][]) =>
  unclearSounds(
    words.map(([text, score]) => ({ text, score })),
    (word) => PHONES[word] ?? [],
  ).map(({ drill }) => drill);

it.each([
  [
    'a sound of several unclear words',
    [
      ['think', 30],
      ['thing', 35],
      ['thanks', 40],
      ['my', 90],
      ['me', 92],
      ['map', 95],
    ],
    ['th-t'],
  ],
  [
    'not one that was said twice only',
    [
      ['think', 30],
      ['thing', 35],
      ['my', 90],
      ['me', 92],
    ],
    [],
  ],
  [
    'nothing where all words are clear',
    [
      ['think', 92],
      ['thing', 95],
      ['thanks', 96],
      ['my', 97],
    ],
    [],
  ],
  [
    'nothing of words whose sounds are unknown',
    [
      ['Nguyen', 20],
      ['Hanoi', 20],
      ['Tet', 20],
    ],
    [],
  ],
  ['nothing of nothing', [], []],
] as const)('%s', (_, words, expected) => {
  expect(drills(words.map(([text, score]) => [text, score]))).toEqual(expected);
});

import { expect, it } from 'vitest';
import { weakSounds } from './weak-sounds.ts';

const SOUNDS = [
  { id: 'th', phones: ['TH'] },
  { id: 'o', phones: ['AA', 'AO'] },
];
const said = (...scores: readonly (readonly [string, number])[]) =>
  scores.map(([phone, score]) => ({ phone, score }));

it.each([
  ['nothing said', said(), []],
  ['too little said', said(['TH', 10], ['TH', 10]), []],
  ['said weakly', said(['TH', 10], ['TH', 40], ['TH', 20], ['IH', 90]), ['th']],
  ['fair on the whole', said(['TH', 10], ['TH', 90], ['TH', 80]), []],
  ['at the limit', said(['TH', 50], ['TH', 50], ['TH', 50]), ['th']],
  ['phones of one sound together', said(['AA', 10], ['AO', 40], ['AA', 20]), ['o']],
  ['other sounds only', said(['IH', 1], ['IH', 1], ['IH', 1]), []],
])('%s', (_, phones, expected) => {
  expect(weakSounds(SOUNDS, phones)).toEqual(expected);
});

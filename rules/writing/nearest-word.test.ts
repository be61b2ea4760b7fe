import { expect, it } from 'vitest';
import { nearestWords } from './nearest-word.ts';

it.each([
  ['studant', ['student']],
  ['intrest', ['interest']],
  ['countrie', []],
  ['hapy', ['happy']],
  ['lerning', ['learning']],
  ['problms', ['problems']],
  ['fmaily', ['family']],
  ['universtys', ['universities']],
  ['citiys', ['cities']],
  ['xyzzy', []],
  ['ab', []],
  ['constructor', []],
])('%s', (word, expected) => {
  expect(nearestWords(word)).toEqual(expected);
});

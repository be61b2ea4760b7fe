import { expect, it } from 'vitest';
import { sentenceOf } from './sentence-of.ts';

const TEXT = 'Bees live here. Nobody was stung! Did you know — really?';

it.each([
  ['the first word', 0, 10, 'Bees live here.'],
  ['the last word of a sentence', 2, 10, 'Bees live here.'],
  ['the first of the next', 3, 10, 'Nobody was stung!'],
  ['a dash does not count as a word', 9, 10, 'Did you know — really?'],
  ['the whole text if the word counts differ', 3, 12, TEXT],
  ['a word past the end', 99, 10, TEXT],
  ['a single word', 0, 1, 'honey'],
])('%s', (_, index, total, expected) => {
  expect(sentenceOf(expected === 'honey' ? ' honey ' : TEXT, index, total)).toBe(expected);
});

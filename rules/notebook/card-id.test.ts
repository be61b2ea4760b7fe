import { expect, it } from 'vitest';
import { questionCardId, wordCardId } from './card-id.ts';

it('identifies a question by its exercise as well', () => {
  expect(questionCardId('bees', 'bees.3')).toBe('q:bees:bees.3');
});

it.each([
  ['Pollinate', 'w:pollinate'],
  ['  carry \n out ', 'w:carry out'],
  ['bee’s', "w:bee's"],
  ['café', 'w:café'],
])('writes %j as %s', (word, id) => {
  expect(wordCardId(word)).toBe(id);
});

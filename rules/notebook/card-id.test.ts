import { expect, it } from 'vitest';
import { questionCardId, wordCardId } from './card-id.ts';

it('names a question by its exercise too', () => {
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

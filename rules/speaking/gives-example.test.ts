import { expect, it } from 'vitest';
import { givesExample, mayGiveExample } from './gives-example.ts';

it.each([
  ['Fruit, for example mangoes.', true, true],
  ['Things such as bikes.', true, true],
  ["I can't think of an example.", false, false],
  ['My cousin has one.', false, true],
  ['I lost my phone there.', false, true],
  ['People sell many things there.', false, false],
])('tells of %j that it gives an example: %s, or may give one: %s', (said, gives, may) => {
  expect(givesExample(said)).toBe(gives);
  expect(mayGiveExample(said)).toBe(may);
});

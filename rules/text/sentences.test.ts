import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it.each<[string, string[]]>([
  ['', []],
  ['  \n ... ', []],
  ['Bees help us. They fly!', ['Bees help us.', 'They fly!']],
  ['One line\nand another', ['One line', 'and another']],
  ['He said “Go.” Then he left?! Yes', ['He said “Go.”', 'Then he left?!', 'Yes']],
  ['It costs 2.5 dollars. Cheap.', ['It costs 2.5 dollars.', 'Cheap.']],
])('%j', (essay, expected) => {
  const spans = sentencesOf(essay);
  expect(spans.map(({ start, end }) => essay.slice(start, end))).toEqual(expected);
});

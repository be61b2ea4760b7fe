import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

it.each<[string, string, string[], string[]]>([
  ['no phrases', 'I ride a bike.', [], ['I ride a bike.']],
  ['one in the middle', 'I ride a bike.', ['ride a'], ['I ', '[ride a]', ' bike.']],
  ['two, in the order of the text', 'a b c', ['c', 'a'], ['[a]', ' b ', '[c]']],
  ['overlapping ones', 'a b c', ['a b', 'b c'], ['[a b]', ' c']],
  ['one that is not there', 'a b', ['x'], ['a b']],
  ['an empty text', '', ['x'], []],
])('%s', (_, text, phrases, expected) => {
  const shown = markedParts(text, phrases).map((part) => (part.phrase ? `[${part.text}]` : part.text));
  expect(shown).toEqual(expected);
});

import { expect, it } from 'vitest';
import { phraseParts } from './phrase-parts.ts';

const shown = (phrases: string[]) =>
  phraseParts('I grew up in a valley.', phrases).map(({ part, isPhrase }) => (isPhrase ? `[${part}]` : part));

it.each([
  ['none', [], ['I grew up in a valley.']],
  ['one', ['grew up in'], ['I ', '[grew up in]', ' a valley.']],
  ['two, in the order of the text', ['valley', 'grew up'], ['I ', '[grew up]', ' in a ', '[valley]', '.']],
  ['two that overlap', ['grew up', 'up in'], ['I ', '[grew up]', '[ in]', ' a valley.']],
  ['at the beginning', ['I grew'], ['[I grew]', ' up in a valley.']],
  ['one that does not stand there', ['lived in', ''], ['I grew up in a valley.']],
] as const)('%s', (_, phrases, expected) => {
  expect(shown([...phrases])).toEqual(expected);
});

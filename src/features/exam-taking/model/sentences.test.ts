import { expect, it } from 'vitest';
import { nextSentence } from './sentences.ts';

const TEXT = 'Bees dance.  They turn! Why?\n';

it.each([
  ['the first', null, false, 'Bees dance.'],
  ['the one after', 11, false, 'They turn!'],
  ['the last', 23, false, 'Why?'],
  ['from the last to the first', 28, false, 'Bees dance.'],
  ['the one before', 13, true, 'Bees dance.'],
  ['from the first to the last', 0, true, 'Why?'],
])('%s', (_, from, backwards, expected) => {
  const found = nextSentence(TEXT, from, backwards);
  expect(found && TEXT.slice(found.start, found.end)).toBe(expected);
});

it('finds none in no text', () => {
  expect(nextSentence(' ', null, false)).toBeNull();
});

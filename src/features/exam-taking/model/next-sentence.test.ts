import { expect, it } from 'vitest';
import { nextSentence } from './next-sentence.ts';

const TEXT = 'Bees dance.  They turn! Why?\n';

it.each([
  ['the first without a position', null, false, 'Bees dance.'],
  ['the next', 11, false, 'They turn!'],
  ['the last', 23, false, 'Why?'],
  ['wraps around to the first', 28, false, 'Bees dance.'],
  ['the previous', 13, true, 'Bees dance.'],
  ['wraps around to the last', 0, true, 'Why?'],
])('nextSentence: %s', (_, from, backwards, expected) => {
  const found = nextSentence(TEXT, from, backwards);
  expect(found && TEXT.slice(found.start, found.end)).toBe(expected);
});

it('nextSentence is null without text', () => {
  expect(nextSentence(' ', null, false)).toBeNull();
});

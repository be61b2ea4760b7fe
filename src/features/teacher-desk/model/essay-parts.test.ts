import { expect, it } from 'vitest';
import { sentencesOf } from '#rules/text/sentences.ts';
import { essayParts } from './essay-parts.ts';

const ESSAY = 'Bees help us. They fly!\n\nAll day.';

it.each([
  [[]],
  [[{ start: 0, end: 4 }]],
  [
    [
      { start: 5, end: 18 },
      { start: 0, end: 9 },
    ],
  ],
  [[{ start: 3, end: 999 }]],
])('the pieces are the essay, unchanged: %j', (quotes) => {
  const parts = essayParts(ESSAY, sentencesOf(ESSAY), quotes);
  expect(parts.map(({ text }) => text).join('')).toBe(ESSAY);
});

it('each piece knows its sentence, and whether it is quoted', () => {
  const parts = essayParts(ESSAY, sentencesOf(ESSAY), [{ start: 5, end: 18 }]);
  expect(parts.map(({ text, sentence, isQuoted }) => [text, sentence, isQuoted])).toEqual([
    ['Bees ', 0, false],
    ['help us.', 0, true],
    [' ', null, true],
    ['They', 1, true],
    [' fly!', 1, false],
    ['\n\n', null, false],
    ['All day.', 2, false],
  ]);
});

it('an empty essay has no pieces', () => {
  expect(essayParts('', [], [])).toEqual([]);
});

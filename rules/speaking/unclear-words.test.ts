import { expect, it } from 'vitest';
import type { TranscriptWord } from './transcript-word.ts';
import { unclearWords } from './unclear-words.ts';

const word = (text: string, fit: number | null): TranscriptWord => ({
  ...{ text, from: 0, to: text.length },
  said: fit === null ? null : { start: 1, end: 2, fit, syllables: 1 },
});

it.each([
  [
    'names the least clear first',
    [word('garden', -5), word('house', -7), word('clear', -1)],
    3,
    ['house', 'garden'],
  ],
  ['names no more than is wanted', [word('garden', -5), word('house', -7)], 1, ['house']],
  ['does not judge what is too short', [word('a', -9), word('of', -9)], 3, []],
  ['says nothing of what was not heard', [word('mango', null)], 3, []],
])('%s', (_, words, most, texts) => {
  expect(unclearWords(words, most).map(({ text }) => text)).toEqual(texts);
});

import { expect, it } from 'vitest';
import { SPOKEN_MAX, SPOKEN_MAX_WORDS } from '#contract/speech.ts';
import { englishText } from './english-text.ts';

const LIMITS = { characters: SPOKEN_MAX, words: SPOKEN_MAX_WORDS };
const filled = (part: string) => part.repeat(Math.floor(SPOKEN_MAX / part.length));

it.each([
  ['prose', filled('The quick brown fox jumps over the lazy dog every day. ')],
  ['prose of short words', filled('I am up at six on a wet day. ')],
  ['a long word', 'pneumonoultramicroscopicsilicovolcanoconiosis'],
])('takes %s as long as the characters allow', (_, text) => {
  expect(englishText(text, LIMITS)).toBe(text.trim());
});

it.each([
  ['ones between commas', filled('1,')],
  ['digits in a row', filled('1')],
  ['large amounts', filled('999,999,999,999 ')],
  ['signs', `fifty ${'%'.repeat(900)}`],
  ['signs that only the voice reads', `hello ${'#'.repeat(900)}`],
  ['initials', filled('a.')],
  ['a word that can only be spelled out', filled('w')],
])('refuses %s: the voice would be at it for minutes', (_, text) => {
  expect(() => englishText(text, LIMITS)).toThrow(expect.objectContaining({ code: 'TEXT_TOO_LONG' }));
});

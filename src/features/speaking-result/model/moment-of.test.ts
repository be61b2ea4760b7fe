import { expect, it } from 'vitest';
import { momentOf } from './moment-of.ts';

const word = (start: number, end: number, at: number | null) => ({
  start,
  end,
  said: at === null ? null : { start: at, end: at + 0.5, score: 70 },
  mark: null,
});
const WORDS = [word(0, 3, 1), word(4, 6, 2), word(7, 12, 4), word(13, 20, null), word(21, 30, 40)];

it.each([
  ['until its last word was said', { start: 4, end: 12, at: 2 }, { start: 1.85, end: 4.85 }],
  [
    'from the beginning of the recording at the earliest',
    { start: 0, end: 3, at: 0.1 },
    { start: 0, end: 1.85 },
  ],
  ['a while, where its words were not heard', { start: 13, end: 20, at: 6 }, { start: 5.85, end: 11 }],
  ['not for long', { start: 0, end: 30, at: 1 }, { start: 0.85, end: 13 }],
  ['nothing that was not heard', { start: 13, end: 20, at: null }, null],
] as const)('plays %s', (_, quote, expected) => {
  const moment = momentOf(WORDS, quote);
  expect(moment && { start: Number(moment.start.toFixed(2)), end: Number(moment.end.toFixed(2)) }).toEqual(
    expected,
  );
});

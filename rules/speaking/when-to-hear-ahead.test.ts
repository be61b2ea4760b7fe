import { expect, it } from 'vitest';
import { type AnswerUnderWay, type HeardAhead, isTimeToHear, NOT_YET } from './when-to-hear-ahead.ts';

const after = (times: number, at: number, spoken: number): HeardAhead => ({ times, at, spoken });

it.each<[string, AnswerUnderWay, HeardAhead, boolean]>([
  ['the beginning', { elapsed: 3, spoken: 2, silence: 0 }, NOT_YET, false],
  ['twelve seconds', { elapsed: 12, spoken: 10, silence: 0 }, NOT_YET, true],
  ['twelve seconds without a voice', { elapsed: 12, spoken: 0, silence: 12 }, NOT_YET, false],
  ['twelve seconds where levels are not known', { elapsed: 12, spoken: null, silence: null }, NOT_YET, true],
  ['a breath', { elapsed: 6, spoken: 5, silence: 0.6 }, NOT_YET, false],
  ['a silence that may be the end', { elapsed: 7, spoken: 5, silence: 1.6 }, NOT_YET, true],
  ['the same silence, heard already', { elapsed: 8, spoken: 5, silence: 2.4 }, after(1, 7, 5), false],
  ['more after it, and silence again', { elapsed: 10, spoken: 6, silence: 1.5 }, after(1, 7, 5), true],
  ['a click after it', { elapsed: 10, spoken: 5.2, silence: 1.5 }, after(1, 7, 5), false],
  ['having heard enough', { elapsed: 160, spoken: 150, silence: 2 }, after(12, 140, 130), false],
])('%s', (_, underWay, before, expected) => {
  expect(isTimeToHear(underWay, before)).toBe(expected);
});

import { expect, it } from 'vitest';
import {
  type AnswerUnderWay,
  type HeardAhead,
  heardNow,
  isTimeToHear,
  NOT_YET,
} from './when-to-hear-ahead.ts';

const after = (times: number, at: number, spoken: number, wasQuiet = true): HeardAhead => ({
  ...{ times, at, spoken, wasQuiet },
});

it.each<[string, AnswerUnderWay, HeardAhead, boolean]>([
  ['the beginning', { elapsed: 3, spoken: 2, silence: 0 }, NOT_YET, false],
  ['eight seconds', { elapsed: 8, spoken: 7, silence: 0 }, NOT_YET, true],
  ['eight seconds without a voice', { elapsed: 8, spoken: 0, silence: 8 }, NOT_YET, false],
  ['eight seconds where levels are not known', { elapsed: 8, spoken: null, silence: null }, NOT_YET, true],
  ['a breath', { elapsed: 6, spoken: 5, silence: 0.6 }, NOT_YET, false],
  ['a silence that may be the end', { elapsed: 7, spoken: 5, silence: 1.6 }, NOT_YET, true],
  ['the same silence, heard already', { elapsed: 8, spoken: 5, silence: 2.4 }, after(1, 7, 5), false],
  ['more after it, and silence again', { elapsed: 10, spoken: 6, silence: 1.5 }, after(1, 7, 5), true],
  ['a click after it', { elapsed: 10, spoken: 5.2, silence: 1.5 }, after(1, 7, 5), false],
  [
    'the last words, heard only in part',
    { elapsed: 10, spoken: 5.2, silence: 1.5 },
    after(1, 8, 5, false),
    true,
  ],
  ['having heard enough', { elapsed: 160, spoken: 150, silence: 2 }, after(20, 140, 130), false],
])('%s', (_, underWay, before, expected) => {
  expect(isTimeToHear('server', underWay, before)).toBe(expected);
});

it('knows whether all that was said has been heard', () => {
  const inSpeech: AnswerUnderWay = { elapsed: 8, spoken: 7, silence: 0.1 };
  expect(heardNow(inSpeech, NOT_YET)).toEqual(after(1, 8, 7, false));
  expect(heardNow({ ...inSpeech, silence: 1.6 }, after(2, 4, 3))).toEqual(after(3, 8, 7));
});

it('has a device hear more often: nothing has to be sent to it', () => {
  const underWay: AnswerUnderWay = { elapsed: 5, spoken: 4, silence: 0 };
  expect(isTimeToHear('device', underWay, NOT_YET)).toBe(true);
  expect(isTimeToHear('server', underWay, NOT_YET)).toBe(false);
});

import { expect, it } from 'vitest';
import { secondsToWait } from './wait.ts';

const HOUR = 3_600_000;

it.each([
  ['the first lesson', 5 * HOUR, null, 0],
  ['one right after the last', 5 * HOUR, 5 * HOUR, 7_200],
  ['one an hour later', 6 * HOUR, 5 * HOUR, 3_600],
  ['one after the wait', 7 * HOUR, 5 * HOUR, 0],
  ['one that was done before the last was finished', 4 * HOUR, 5 * HOUR, 0],
])('%s', (_, at, finishedAt, seconds) => {
  expect(secondsToWait(at, finishedAt, 7_200)).toBe(seconds);
});

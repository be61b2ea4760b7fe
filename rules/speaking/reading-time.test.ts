import { expect, it } from 'vitest';
import { readingTime } from './reading-time.ts';

it.each([
  ['', 2],
  ['Thank you.', 2],
  ['one two three four five six seven eight nine ten eleven twelve', 5],
])('%j is shown for %d seconds', (text, seconds) => {
  expect(readingTime(text)).toBe(seconds);
});

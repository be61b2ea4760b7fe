import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-11-23T09:00:00Z');

it.each([
  [undefined, null],
  ['', null],
  ['soon', null],
  ['0', 0],
  ['120', 120],
  ['999999999999', 86_400],
  ['Mon, 23 Nov 2026 09:01:30 GMT', 90],
  ['Mon, 23 Nov 2026 08:00:00 GMT', 0],
])('Retry-After %s: %s seconds', (header, seconds) => {
  expect(retryAfter(header, NOW)).toBe(seconds);
});

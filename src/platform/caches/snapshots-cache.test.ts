import { expect, it } from 'vitest';
import { isStillTrue, setUntil } from './snapshots-cache.ts';

it.each([
  ['without an end', null, true],
  ['before its end', 1001, true],
  ['at its end', 1000, false],
  ['after its end', 999, false],
])('a snapshot %s', (_, until, expected) => {
  const headers = new Headers();
  if (until !== null) setUntil(headers, until);
  expect(isStillTrue({ headers }, 1000)).toBe(expected);
});

import { expect, it } from 'vitest';
import { mayOffer } from './offer.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-23T12:00:00+07:00');

it.each([
  ['before any exercise', false, 0, null, false],
  ['after an exercise', true, 0, null, true],
  ['the day after it was declined', true, 1, 1, false],
  ['13 days after the first time', true, 1, 13, false],
  ['14 days after the first time', true, 1, 14, true],
  ['14 days after the second time', true, 2, 14, false],
  ['60 days after the second time', true, 2, 60, true],
  ['179 days after the third time', true, 3, 179, false],
  ['180 days after the third time', true, 3, 180, true],
  ['a year after many times', true, 9, 365, true],
  ['half a year after many times', true, 9, 180, false],
  ['when the clock was set back', true, 1, -400, false],
])('%s', (_, finished, declined, daysAgo, expected) => {
  const declinedAt = daysAgo === null ? null : NOW - daysAgo * DAY;
  expect(mayOffer({ finished, declined, declinedAt }, NOW)).toBe(expected);
});

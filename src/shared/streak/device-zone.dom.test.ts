import { afterEach, describe, expect, it } from 'vitest';
import { declineZone, placeOf, zoneToOffer } from './device-zone.ts';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const HOME = 'Asia/Ho_Chi_Minh';

afterEach(() => localStorage.clear());

describe('another zone is offered', () => {
  it.each([
    ['Asia/Tokyo', HOME, 'Asia/Tokyo'],
    ['Asia/Saigon', HOME, null],
    ['Asia/Bangkok', HOME, null],
    [null, HOME, null],
    ['Asia/Tokyo', 'Mars/Olympus', null],
  ])('on a device in %s with days of %s: %s', (here, stored, offered) => {
    expect(zoneToOffer(here, stored, NOW)).toBe(offered);
  });

  it('not again once it is declined, until one of them changes', () => {
    declineZone('Asia/Tokyo', HOME);
    expect(zoneToOffer('Asia/Tokyo', HOME, NOW)).toBeNull();
    expect(zoneToOffer('Europe/Paris', HOME, NOW)).toBe('Europe/Paris');
    expect(zoneToOffer('Asia/Tokyo', 'Europe/Paris', NOW)).toBe('Asia/Tokyo');
  });
});

it.each([
  ['America/Los_Angeles', 'Los Angeles'],
  ['Asia/Bangkok', 'Việt Nam'],
  ['UTC', 'UTC'],
])('%s is told as %s', (zone, place) => {
  expect(placeOf(zone, NOW)).toBe(place);
});

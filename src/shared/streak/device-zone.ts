import { z } from 'zod/mini';
import { DEFAULT_TIME_ZONE } from '#contract/time-zone.ts';
import { haveSameClock, isTimeZone } from '#rules/calendar/time-zone.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { STREAK } from './messages/streak.ts';

const KEY = 'luyen.zone-kept';
const kept = z.object({ here: z.string(), stored: z.string() });

/** The zone of this device's clock; null if the browser does not tell. */
export function deviceZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : null;
}

/** A zone as learners call it: by its city, or as that of Vietnam. */
export const placeOf = (zone: string, now: number): string =>
  haveSameClock(zone, DEFAULT_TIME_ZONE, now)
    ? STREAK.vietnam
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/**
 * The zone to offer a learner whose days are those of another one; null if clocks there show the same, or if they
 * have declined it on this device.
 */
export function zoneToOffer(here: string | null, stored: string, now: number): string | null {
  if (here === null || !isTimeZone(stored) || haveSameClock(here, stored, now)) return null;
  const declined = readStoredJson(KEY, kept);
  return declined?.here === here && declined.stored === stored ? null : here;
}

/** Does not offer it again while neither zone changes. */
export function declineZone(here: string, stored: string): void {
  deviceStorage.setItem(KEY, JSON.stringify({ here, stored }));
}

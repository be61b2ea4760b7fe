import { localDay, localTime } from '#rules/calendar/time-zone.ts';

/** The zone that this device is set to. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Day (ISO date) and time (`HH:MM`) as this device shows them: what its learner calls today. */
export function deviceClock(at: number): { day: string; time: string } {
  const zone = deviceZone();
  return { day: localDay(at, zone), time: localTime(at, zone) };
}

import { type WallClock, wallClock } from '#rules/reminders/zone-clock.ts';

/** The zone that this device is set to. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Day and time as this device shows them: what its learner calls today. `at`: its clock, milliseconds. */
export const deviceClock = (at: number): WallClock => wallClock(at, deviceZone());

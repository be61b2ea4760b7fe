const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Longest that a command takes from a device to the server when both are online, with room for a slow network. */
export const ON_ITS_WAY_MS = 2 * MINUTE_MS;
/** Longest that somebody is taken to learn with no network. */
const LONGEST_OFFLINE_MS = 90 * DAY_MS;

/** A device's clock and its skew: server time minus device time when they last spoke, milliseconds. */
export interface DeviceClock {
  at: number;
  skew: number;
}

/**
 * Whether a device says something that cannot be right even by its corrected clock: that it was done in the future, so
 * long ago that nobody is offline for, or before the attempt began that it belongs to. It is taken all the same.
 * @param beganAt when the attempt began, milliseconds since 1970; null where this is its beginning
 */
export function isClockDoubtful({ at, skew }: DeviceClock, now: number, beganAt: number | null): boolean {
  const claimed = at + skew;
  return (
    claimed > now + ON_ITS_WAY_MS ||
    claimed < now - LONGEST_OFFLINE_MS ||
    (beganAt !== null && claimed < beganAt - ON_ITS_WAY_MS)
  );
}

/** Whether only the device can tell when something was done: the server heard of it too late to have seen it. */
export const isByDevice = (saidAt: number, now: number): boolean => now - saidAt > ON_ITS_WAY_MS;

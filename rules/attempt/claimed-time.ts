const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Maximum time of a command from device to server when both are online, allowing for a slow network. */
export const MAX_LATENCY_MS = 2 * MINUTE_MS;
/** Maximum plausible time offline. */
const MAX_OFFLINE_MS = 90 * DAY_MS;

/** A device's clock and its skew: server time minus device time at their last contact, milliseconds. */
export interface DeviceClock {
  at: number;
  skew: number;
}

/**
 * Whether a device's time is implausible even after correction for skew: in the future, too long ago to have been
 * offline since, or before its attempt began. The command is accepted nevertheless.
 * @param beganAt when the attempt began, milliseconds since 1970; null if the command begins it
 */
export function isClockDoubtful({ at, skew }: DeviceClock, now: number, beganAt: number | null): boolean {
  const claimed = at + skew;
  return (
    claimed > now + MAX_LATENCY_MS ||
    claimed < now - MAX_OFFLINE_MS ||
    (beganAt !== null && claimed < beganAt - MAX_LATENCY_MS)
  );
}

/** Whether a time is known only from the device, because the server received the command too late to confirm it. */
export const isTimedByDevice = (saidAt: number, now: number): boolean => now - saidAt > MAX_LATENCY_MS;

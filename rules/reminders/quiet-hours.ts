import type { PushSettings } from '#contract/push.ts';

/** Whether a time of day (`HH:MM`) is in the hours in which nothing is shown. They may go over midnight. */
export function isQuiet(time: string, { quiet_from, quiet_to }: Omit<PushSettings, 'kinds'>): boolean {
  if (quiet_from <= quiet_to) return quiet_from <= time && time < quiet_to;
  return time >= quiet_from || time < quiet_to;
}

import { coarseNetworkOf, deviceOf, markOf } from '#server/caller/caller.ts';
import type { SessionDevice } from '#server/http/learner-sessions.ts';
import type { Platform } from '#server/platform.ts';
import type { Caller } from './account-limits.ts';
import { deviceName } from './device-name.ts';
import { isKnownDevice } from './known-devices.ts';
import { STRANGERS } from './one-time-code.ts';

/** Where a sign-in comes from. */
export interface Entry extends SessionDevice {
  /** The value of the device's cookie. */
  device: string;
  /** Which tries and codes count together: the device's own, or those of all unknown devices. */
  lane: string;
}

/** The device a call comes from, whoever makes it. */
export function deviceOfCall({ config }: Pick<Platform, 'config'>, { request, reply }: Caller) {
  const device = deviceOf(request, reply, config.PUBLIC_URL.startsWith('https:'));
  return {
    device,
    mark: markOf(device),
    name: deviceName(request.headers['user-agent']),
    network: coarseNetworkOf(request.ip),
  };
}

/** The entry of somebody who claims a number. */
export async function entryOf(
  platform: Pick<Platform, 'db' | 'config'>,
  caller: Caller,
  phone: string,
): Promise<Entry> {
  const from = deviceOfCall(platform, caller);
  const known = await isKnownDevice(platform.db, phone, from.mark);
  return { ...from, lane: known ? from.mark : STRANGERS };
}

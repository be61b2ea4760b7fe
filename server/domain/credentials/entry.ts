import { coarseNetworkOf, deviceOf, markOf } from '#server/caller/caller.ts';
import type { SessionDevice } from '#server/http/learner-sessions.ts';
import type { Platform } from '#server/platform.ts';
import type { Caller } from './account-limits.ts';
import { deviceName } from './device-name.ts';
import { isKnownDevice } from './known-devices.ts';
import { STRANGERS } from './one-time-code.ts';

/** Where somebody wants in from. */
export interface Entry extends SessionDevice {
  /** What the device's cookie says. */
  device: string;
  /** Whose tries and codes theirs are counted with: the device's own, or those of all strangers. */
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

/** How somebody comes who says that the number is theirs. */
export async function entryOf(
  platform: Pick<Platform, 'db' | 'config'>,
  caller: Caller,
  phone: string,
): Promise<Entry> {
  const from = deviceOfCall(platform, caller);
  const known = await isKnownDevice(platform.db, phone, from.mark);
  return { ...from, lane: known ? from.mark : STRANGERS };
}

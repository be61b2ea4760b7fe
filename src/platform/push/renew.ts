import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { readPushDevice } from '#src/platform/outbox/reminders/push-device.ts';
import { storeServedSettings } from '#src/platform/outbox/reminders/push-settings.ts';
import { pushAbility, surroundings } from './ability.ts';
import { knownEndpoint, storeSubscription, subscribe } from './subscription.ts';
import { turnOff, wakeFromTimeToTime, workerHere } from './turn-on.ts';

/** Time after which the server is told again that this device is subscribed, milliseconds. */
const TELL_MS = 24 * 3_600_000;

/** Timeout of the query, milliseconds. */
const TIMEOUT_MS = 10_000;

/** Whether the server was told a while ago, or when the clock showed another time. */
const isLongAgo = (sentAt: number, now: number): boolean => Math.abs(now - sentAt) >= TELL_MS;

/**
 * Keeps this device subscribed, at each start of the app, if its learner has turned reminders on here: browsers end
 * subscriptions without a word, and a server's key may change. Whoever else signs in does not get their notifications.
 * Asks for nothing.
 * @param isNewSession they have signed in again: the server's copy ended with the session before
 */
export async function renew(owner: string, isNewSession = false): Promise<void> {
  const device = await readPushDevice();
  if (!device) return;
  if (device.owner !== owner) return turnOff(null);
  if (pushAbility(surroundings()) !== 'can' || Notification.permission !== 'granted') return;
  const registration = await workerHere();
  if (!registration) return;
  await wakeFromTimeToTime(registration);
  const served = await call(ENDPOINTS.push.settings, {
    options: { signal: AbortSignal.timeout(TIMEOUT_MS) },
  });
  if (!served.success) return;
  await storeServedSettings(owner, served.data);
  const publicKey = served.data.public_key;
  const subscription = await subscribe(registration, publicKey);
  const isSame = subscription.endpoint === device.endpoint && publicKey === device.publicKey;
  if (isSame && !isNewSession && !isLongAgo(device.sentAt, Date.now())) return;
  await storeSubscription({ owner, publicKey, subscription, former: knownEndpoint(device) });
}

import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { within } from '#src/platform/offline/within.ts';
import { forgetPushDevice, readPushDevice } from '#src/platform/outbox/reminders/push-device.ts';
import { PERIODIC_MS, PERIODIC_TAG } from './due-reminder.ts';
import { knownEndpoint, storeSubscription, subscribe } from './subscription.ts';

/** Time for the browser, or the server, to answer; milliseconds. */
const PATIENCE_MS = 10_000;
/** The same for turning off, for which a sign-out waits. */
const LEAVING_MS = 3_000;

/** The app's worker; undefined where it is not installed, as in some private windows. */
export const workerHere = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? within(navigator.serviceWorker.ready, PATIENCE_MS) : undefined;

interface PeriodicRegistration {
  periodicSync: {
    register(tag: string, options: { minInterval: number }): Promise<void>;
    unregister(tag: string): Promise<void>;
  };
}
const isPeriodic = (registration: object): registration is PeriodicRegistration =>
  'periodicSync' in registration;

/** Has the browser wake the worker from time to time, where it does that: installed apps in Chromium. */
export async function wakeFromTimeToTime(registration: ServiceWorkerRegistration): Promise<void> {
  if (!isPeriodic(registration)) return;
  await registration.periodicSync.register(PERIODIC_TAG, { minInterval: PERIODIC_MS }).catch(() => undefined);
}

/**
 * How turning on ended. `unanswered`: the browser's question was closed. `later`: it is on, and the server is told once
 * it can be reached. `unreachable`: the server, or the browser's own push service, could not be reached.
 */
export type TurnedOn = 'on' | 'later' | 'blocked' | 'unanswered' | 'no-worker' | 'unreachable';

/** Turns notifications on for this device. Only at a press: the browser asks the learner. */
export async function turnOn(owner: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'unanswered';
  const registration = await workerHere();
  if (!registration) return 'no-worker';
  const settings = await call(ENDPOINTS.push.settings, {
    options: { signal: AbortSignal.timeout(PATIENCE_MS) },
  });
  if (!settings.success) return 'unreachable';
  try {
    const publicKey = settings.data.public_key;
    const subscription = await subscribe(registration, publicKey);
    const device = await readPushDevice();
    const former = device ? knownEndpoint(device) : undefined;
    const stored = await storeSubscription({ owner, publicKey, subscription, former });
    if (stored === null) return 'unreachable';
    await wakeFromTimeToTime(registration);
    return stored ? 'on' : 'later';
  } catch {
    return 'unreachable';
  }
}

/** Ends the browser's subscription. Its endpoint is dead from then on, whether the server knows or not. */
async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  if (isPeriodic(registration))
    await registration.periodicSync.unregister(PERIODIC_TAG).catch(() => undefined);
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

/**
 * Turns notifications off for this device: at a press, at the sign-out, and when somebody else signs in. Works with no
 * network: nothing can be delivered to an ended subscription.
 * @param token of the learner who subscribed; null: only the device is told
 */
export async function turnOff(token: string | null): Promise<void> {
  const device = await readPushDevice();
  if (!device) return;
  await forgetPushDevice();
  const told =
    token === null
      ? undefined
      : call(ENDPOINTS.push.unsubscribe, {
          body: { endpoint: device.endpoint },
          options: { as: { token }, signal: AbortSignal.timeout(LEAVING_MS) },
        });
  await Promise.allSettled([told, within(endSubscription(), LEAVING_MS)]);
}

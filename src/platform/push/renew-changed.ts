import { currentSender } from '#src/platform/outbox/owner/sender.ts';
import { readPushDevice } from '#src/platform/outbox/reminders/push-device.ts';
import { knownEndpoint, storeSubscription, subscribe } from './subscription.ts';

/**
 * The browser has ended this device's subscription: makes a new one, in the service worker, unless its learner has left.
 * @param fresh made by the browser itself; null: it made none
 */
export async function renewChanged(
  registration: ServiceWorkerRegistration,
  fresh: PushSubscription | null,
): Promise<void> {
  const [device, sender] = await Promise.all([readPushDevice(), currentSender()]);
  if (!device || sender?.owner !== device.owner) return;
  const { owner, publicKey } = device;
  const subscription = fresh ?? (await subscribe(registration, publicKey));
  await storeSubscription({ owner, publicKey, subscription, former: knownEndpoint(device), as: sender });
}

/** Tag under which the browser wakes the service worker to send the queue. */
export const SYNC_TAG = 'luyen-outbox';

interface SyncRegistration {
  sync: { register(tag: string): Promise<void> };
}

const offersSync = (registration: object): registration is SyncRegistration => 'sync' in registration;

/** Requests a wake-up once there is a network. Nothing depends on it: Safari and Firefox have none. */
export async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !offersSync(registration)) return;
  await registration.sync.register(SYNC_TAG).catch(() => undefined);
}

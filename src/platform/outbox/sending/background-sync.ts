/** Tag under which the browser wakes the service worker to send the queue. */
export const SYNC_TAG = 'luyen-outbox';

interface SyncRegistration {
  sync: { register(tag: string): Promise<void> };
}

const offersSync = (registration: object): registration is SyncRegistration => 'sync' in registration;

/** Requests a wake-up of the service worker once there is a network; for the worker itself. */
export async function requestSyncOf(registration: object): Promise<void> {
  if (offersSync(registration)) await registration.sync.register(SYNC_TAG).catch(() => undefined);
}

/** The same for the page. Nothing depends on it: Safari and Firefox have none. */
export async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await requestSyncOf(registration);
}

import type { Workbox } from 'workbox-window';
import { onceActive } from './once-active.ts';
import { reloadWhenFree } from './update.ts';

/**
 * Makes the waiting version take over, and loads this page again with it. That may come late, if the old worker is busy:
 * perhaps amid a recording. Where nothing waits any more, another page of the app has already accepted it.
 */
export function takeOver(
  worker: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>,
  registration: Pick<ServiceWorkerRegistration, 'waiting'>,
): void {
  if (!registration.waiting) {
    reloadWhenFree();
    return;
  }
  worker.addEventListener('controlling', () =>
    onceActive(navigator.serviceWorker.controller, reloadWhenFree),
  );
  worker.messageSkipWaiting();
}

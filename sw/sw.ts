import { SYNC_TAG } from '#src/platform/outbox/sending/background-sync.ts';
import { activate, install } from './lifecycle.ts';
import { lazy } from './load-lazy.ts';
import { obey } from './obey.ts';
import { router } from './router.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync's event, which TypeScript's DOM library lacks. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isSync = (event: Event): event is SyncEvent => 'tag' in event;

self.addEventListener('install', (event) => event.waitUntil(install(event)));

self.addEventListener('activate', (event) => event.waitUntil(activate(event)));

self.addEventListener('fetch', (event) => {
  const answer = router.handleRequest({ request: event.request, event });
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => event.waitUntil(obey(event.data, () => self.skipWaiting())));

// A rejection makes the browser retry: rows are still waiting.
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === SYNC_TAG) event.waitUntil(lazy().drainFromWorker());
});

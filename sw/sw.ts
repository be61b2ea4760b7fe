import { SYNC_TAG } from '#src/platform/outbox/sending/background-sync.ts';
import { activate, install } from './lifecycle.ts';
import { lazy } from './load-lazy.ts';
import { onClick } from './on-click.ts';
import { onMessage } from './on-message.ts';
import { onPush, onWakeUp, textOf } from './on-push.ts';
import { router } from './router.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: ServiceWorkerGlobalScope;

/** The event of Background Sync, also periodic, which TypeScript's library lacks. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const scope: WorkerScope = {
  registration: self.registration,
  clients: self.clients,
  origin: self.location.origin,
  lazy,
};

const isSync = (event: Event): event is SyncEvent => 'tag' in event;

self.addEventListener('install', (event) => event.waitUntil(install(event)));

self.addEventListener('activate', (event) => event.waitUntil(activate(event)));

self.addEventListener('fetch', (event) => {
  const answer = router.handleRequest({ request: event.request, event });
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => event.waitUntil(onMessage(event.data, () => self.skipWaiting())));

// A rejection makes the browser retry: rows are still waiting.
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === SYNC_TAG)
    event.waitUntil(
      lazy()
        .drainFromWorker()
        .finally(() => onWakeUp(scope)),
    );
});

self.addEventListener('periodicsync', (event) => {
  if (isSync(event)) event.waitUntil(onWakeUp(scope));
});

self.addEventListener('push', (event) => event.waitUntil(onPush(textOf(event.data), scope)));

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(onClick(event.notification, event.action, scope)),
);

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(lazy().renewChanged(self.registration, event.newSubscription ?? null)),
);

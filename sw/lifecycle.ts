import { SNAPSHOTS_CACHE } from '#src/platform/caches/snapshots-cache.ts';
import { lazy } from './load-lazy.ts';
import { precache } from './precache.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { addStaticRoutes } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether this is the first worker on this device; only its installation knows. */
let isFirst = false;

export async function install(event: ExtendableEvent): Promise<void> {
  isFirst = self.registration.active === null;
  lazy();
  // Without the routes everything works, only slower.
  await addStaticRoutes(event).catch(() => undefined);
  await precache.install(event);
}

export async function activate(event: ExtendableEvent): Promise<void> {
  await keepPreviousAssets(precache);
  // A page snapshot contains the shell of its own build.
  await caches.delete(SNAPSHOTS_CACHE);
  await precache.activate(event);
  // On the very first visit the worker takes control immediately; an update leaves open pages alone. Nothing waits for
  // it: in WebKit it never settles if a page reloads meanwhile, and the worker would never become active.
  if (isFirst) void self.clients.claim().catch(() => undefined);
}

import { SNAPSHOTS_CACHE } from '#src/platform/caches/snapshots-cache.ts';
import { lazy } from './load-lazy.ts';
import { precache } from './precache.ts';
import { keepPreviousAssets } from './previous-assets.ts';

declare const self: ServiceWorkerGlobalScope;

export async function install(event: ExtendableEvent): Promise<void> {
  lazy();
  await precache.install(event);
}

export async function activate(event: ExtendableEvent): Promise<void> {
  const isUpdate = await keepPreviousAssets(precache);
  // A page snapshot contains the shell of its own build.
  await caches.delete(SNAPSHOTS_CACHE);
  await precache.activate(event);
  // On the very first visit the worker takes control immediately; an update leaves open pages alone.
  if (!isUpdate) await self.clients.claim();
}

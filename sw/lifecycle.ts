import { FRAMES_CACHE } from '#src/platform/caches/frames-cache.ts';
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
  // A kept look carries the shell that it was made with.
  await caches.delete(FRAMES_CACHE);
  await precache.activate(event);
  // The very first visit works offline at once; an update leaves pages it does not yet serve alone.
  if (!isUpdate) await self.clients.claim();
}

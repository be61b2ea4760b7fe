import { removeWorker } from './removal.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Served in place of the service worker while the server's `SERVICE_WORKER` is off. It replaces a broken one without
 * waiting for anybody, since that one may not let the app start, and handles no request.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

async function activate(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  await removeWorker(pages, () => self.registration.unregister());
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

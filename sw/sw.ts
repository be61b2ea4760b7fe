import { PrecacheController } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);
self.addEventListener('install', (event) => event.waitUntil(precache.install(event)));

import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { isOurFile } from './our-file.ts';

declare const self: ServiceWorkerGlobalScope;

/** A file that differs from the build (a captive portal's page) aborts the installation; the browser retries. */
const onlyOurFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isOurFile(new URL(request.url).pathname, response) ? response : null,
};

/** The shell, every lazy route and every asset of this build. */
export const precache = new PrecacheController({ plugins: [onlyOurFiles] });
precache.addToCacheList(self.__WB_MANIFEST);

/** `/` is a page like any other, which may have a snapshot. */
export const precacheRoute = new PrecacheRoute(precache, { directoryIndex: '' });

import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { CleanupResult, InstallResult } from 'workbox-precaching';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { isOurFile } from './our-file.ts';

declare const self: ServiceWorkerGlobalScope;

/** A file that differs from the build (a captive portal's page) aborts the installation; the browser retries. */
const onlyOurFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isOurFile(new URL(request.url).pathname, response) ? response : null,
};

type LifecycleEvent = Parameters<PrecacheController['install']>[0];

/**
 * Lists its files when one is first asked for. Making their 400 addresses takes most of the worker's start, and a page
 * that has a snapshot is answered without them.
 */
class Precache extends PrecacheController {
  #isListed = false;

  #list(): void {
    if (this.#isListed) return;
    this.#isListed = true;
    this.addToCacheList(self.__WB_MANIFEST);
  }

  override getURLsToCacheKeys(): Map<string, string> {
    this.#list();
    return super.getURLsToCacheKeys();
  }

  override getCacheKeyForURL(url: string): string | undefined {
    this.#list();
    return super.getCacheKeyForURL(url);
  }

  override install(event: LifecycleEvent): Promise<InstallResult> {
    this.#list();
    return super.install(event);
  }

  override activate(event: LifecycleEvent): Promise<CleanupResult> {
    this.#list();
    return super.activate(event);
  }
}

/** The shell, every lazy route and every asset of this build. */
export const precache = new Precache({ plugins: [onlyOurFiles] });

/** `/` is a page like any other, which may have a snapshot. */
export const precacheRoute = new PrecacheRoute(precache, { directoryIndex: '' });

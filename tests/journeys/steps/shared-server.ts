import { test as base } from '@playwright/test';
import { FaultProxy } from '../../chaos/fault-proxy.ts';
import { PLACE } from '../../chaos/place.ts';
import { NO_LIMITS } from '../../support/no-limits.ts';
import { ServerProcess } from '../../support/server-process.ts';

interface OfWorker {
  /** With the starter content. It is never stopped, and no journey changes what the others see of it. */
  server: ServerProcess;
  /** With the small content of the chaos runs, on the same terms. */
  placeServer: ServerProcess;
  /** Between the browser and `server`, for the same address all the time. */
  lastingProxy: FaultProxy;
}

interface OfJourney {
  /** Between the browser and `server`: whole when the journey begins. */
  faultProxy: FaultProxy;
}

/** For journeys that share a server: each has learners of its own. A failure replaces server and worker. */
export const test = base.extend<OfJourney, OfWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameters.
    async ({}, use) => {
      const server = await ServerProcess.create(NO_LIMITS);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  placeServer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const server = await ServerProcess.createNew({ ...NO_LIMITS, CONTENT_DIR: PLACE.pack });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  lastingProxy: [
    async ({ server }, use) => {
      const proxy = await FaultProxy.listen(() => server.port);
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  faultProxy: async ({ lastingProxy }, use) => {
    lastingProxy.heal();
    lastingProxy.traffic = [];
    lastingProxy.refused = new Set();
    await use(lastingProxy);
  },
});

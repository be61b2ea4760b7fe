import type { Page } from 'playwright';
import { FAULTS } from './fault-proxy.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** Something that goes wrong while a learner works. `endsPage`: the page on screen is gone afterwards. */
export interface Disturbance {
  name: string;
  endsPage?: boolean;
  happen: (world: World, page: Page, random: Random) => Promise<void>;
}

const DAY_MS = 86_400_000;

const lineFaults: Disturbance[] = FAULTS.map((fault) => ({
  name: fault,
  happen: async (world, _page, random) => world.proxy.arm(fault, random.between(1, 4)),
}));

/** The list of the faults that people meet, each made to happen for real. */
export const DISTURBANCES: readonly Disturbance[] = [
  ...lineFaults,
  {
    name: 'offline',
    happen: async (world) => {
      world.proxy.cut = true;
      await world.browser.context.setOffline(true);
    },
  },
  {
    name: 'online',
    happen: async (world) => {
      world.proxy.cut = false;
      await world.browser.context.setOffline(false);
    },
  },
  { name: 'kill-browser', endsPage: true, happen: (world) => world.browser.kill() },
  { name: 'kill-server', happen: (world) => world.server.kill() },
  { name: 'start-server', happen: (world) => world.server.start() },
  { name: 'reload', endsPage: true, happen: async () => undefined },
  {
    name: 'quota',
    happen: async (world, page, random) => {
      const session = await page.context().newCDPSession(page);
      const quotaSize = random.chance(0.5) ? 0 : undefined;
      const params = quotaSize === undefined ? {} : { quotaSize };
      await session.send('Storage.overrideQuotaForOrigin', { origin: world.proxy.origin, ...params });
      await session.detach();
    },
  },
  {
    name: 'second-tab',
    happen: async (world, page) => {
      const tab = await world.browser.context.newPage();
      await tab.goto(world.practiceUrl);
      // A page in the background draws no frames; the learner goes on in the first one.
      await page.bringToFront();
    },
  },
  {
    name: 'worker-update',
    happen: async (world, page, random) => {
      world.proxy.workerStamp = `stamp ${random.between(1, 1_000_000)}`;
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update().catch(() => undefined);
        registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
      });
    },
  },
  {
    name: 'clock',
    happen: async (_world, page, random) => {
      const shift = random.pick([-2, -1, 1, 2]) * DAY_MS;
      await page.evaluate((ms) => {
        const RealDate = Date;
        const now = (): number => RealDate.now() + ms;
        class ShiftedDate extends RealDate {
          static override now = now;
          constructor(...given: [] | [number | string]) {
            super(given[0] ?? now());
          }
        }
        Object.assign(globalThis, { Date: ShiftedDate });
      }, shift);
    },
  },
];

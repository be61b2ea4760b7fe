import { rm } from 'node:fs/promises';
import { type BrowserOptions, type Engine, KillableBrowser } from '../../support/browser.ts';
import { test as shared } from './shared-server.ts';

interface OfWorker {
  /** Profile of a browser that has visited the app once, so that its service worker has stored the app. */
  visitedProfile: string;
}

interface OfJourney {
  /** A browser of its own for the journey, in which the app has been stored; it may be killed and launched again. */
  newDevice: (options?: Omit<BrowserOptions, 'engine' | 'profile'>) => Promise<KillableBrowser>;
}

/** Runs in the page: leaves the stored app, and nothing of whoever has visited. */
async function forgetVisitor(): Promise<void> {
  localStorage.clear();
  for (const name of await caches.keys()) if (!name.includes('precache')) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

const engineOf = (browserName: string): Engine => (browserName === 'firefox' ? 'firefox' : 'chromium');

/** Maximum time for a single step of a page, milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * For journeys on the shared server that begin where the app is already stored on the device. The first visit stores 250
 * files, which takes more of a processor than most journeys: each worker pays for it once (decision 104).
 */
export const test = shared.extend<OfJourney, OfWorker>({
  visitedProfile: [
    async ({ browserName, lastingProxy }, use) => {
      const browser = await KillableBrowser.create({ engine: engineOf(browserName), patience: PATIENCE_MS });
      const context = await browser.launch();
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(lastingProxy.origin);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto(`${lastingProxy.origin}/robots.txt`);
      await page.evaluate(forgetVisitor);
      await context.clearCookies();
      await browser.close();
      await use(browser.profile);
      await rm(browser.profile, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  newDevice: async ({ browserName, visitedProfile }, use) => {
    const made: KillableBrowser[] = [];
    await use(async (options = {}) => {
      const engine = engineOf(browserName);
      const device = await KillableBrowser.create({
        patience: PATIENCE_MS,
        ...options,
        engine,
        profile: visitedProfile,
      });
      made.push(device);
      return device;
    });
    for (const device of made) await device.dispose();
  },
  context: async ({ newDevice, viewport, locale, timezoneId }, use) => {
    const own = { viewport, ...(locale && { locale }), ...(timezoneId && { timezoneId }) };
    const device = await newDevice({ context: own });
    await use(await device.launch());
  },
  // A persistent browser begins with a page.
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

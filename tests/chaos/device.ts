import type { Page } from 'playwright';
import type { Account } from '../support/accounts.ts';
import { KillableBrowser } from '../support/browser.ts';
import { DeviceClock } from './clock.ts';
import { watchRecorders } from './recorder-output.ts';

/** Maximum time for a single step of a page, milliseconds: a step blocked by a fault is given up. */
const PATIENCE_MS = 4_000;
/** The same when nothing is broken and the machine is only slow. */
const LONG_PATIENCE_MS = 30_000;

/** Runs in the page: the app's state after a learner has signed in; null: as if it had never been used. */
async function storeSession(session: { owner: string; token: string } | null): Promise<void> {
  if (session) localStorage.setItem('luyen.learner', session.owner);
  else localStorage.removeItem('luyen.learner');
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'luyen-outbox')) return;
  await new Promise<void>((resolve, reject) => {
    const open = indexedDB.open('luyen-outbox');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const tx = open.result.transaction('meta', 'readwrite', { durability: 'strict' });
      const meta = tx.objectStore('meta');
      if (session) meta.put({ key: 'sender', ...session });
      else {
        meta.delete('sender');
        meta.delete('visitor');
      }
      meta.delete('signInNeeded');
      tx.onerror = () => reject(tx.error);
      tx.oncomplete = () => {
        open.result.close();
        resolve();
      };
    };
  });
}

/** Runs in the page before the app: microphone, speaker and room were tested earlier on this device. */
function markPrepared(): void {
  // An empty page has no storage.
  if (location.protocol !== 'about:') localStorage.setItem('luyen.prepared', 'yes');
}

/** A learner's phone or computer: a browser with its own profile, which survives a kill. */
export class Device {
  readonly name: string;
  readonly origin: string;
  readonly browser: KillableBrowser;
  private readonly clock = new DeviceClock();
  private opening: Promise<void> | null = null;

  private constructor(name: string, origin: string, browser: KillableBrowser) {
    this.name = name;
    this.origin = origin;
    this.browser = browser;
  }

  /** Makes the app's first visit without faults: everything that works offline has to be on the device first. */
  static async unpack(name: string, origin: string): Promise<Device> {
    const browser = await KillableBrowser.create({ engine: 'headless-shell', patience: PATIENCE_MS });
    const device = new Device(name, origin, browser);
    const page = await device.page();
    await page.goto(origin, { timeout: LONG_PATIENCE_MS });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await device.browser.close();
    return device;
  }

  /** A device like one that has just been unpacked. Its first visit is the same, and takes seconds of a processor. */
  static async unpackLike(name: string, { origin, browser }: Device): Promise<Device> {
    const { profile } = browser;
    const own = await KillableBrowser.create({ engine: 'headless-shell', patience: PATIENCE_MS, profile });
    return new Device(name, origin, own);
  }

  /** The page on screen; restarts a browser that is gone. */
  async page(): Promise<Page> {
    // Once for concurrent callers: nothing prevents a second headless shell on the same profile.
    if (!this.browser.isOpen)
      this.opening ??= this.open().finally(() => {
        this.opening = null;
      });
    await this.opening;
    const { context } = this.browser;
    return context.pages()[0] ?? (await context.newPage());
  }

  private async open(): Promise<void> {
    const context = await this.browser.launch();
    await context.addInitScript(watchRecorders);
    await context.addInitScript(markPrepared);
    await this.clock.install(context);
    this.clock.followWorkers(context);
  }

  async setClock(ms: number): Promise<void> {
    await this.page();
    await this.clock.set(this.browser.context, ms);
  }

  async setNetwork(on: boolean): Promise<void> {
    await this.page();
    await this.browser.context.setOffline(!on);
  }

  /** Stores a session in the browser, as a finished sign-in leaves it. */
  async adopt({ token, learnerId }: Account): Promise<void> {
    const page = await this.page();
    const expires = Math.round(Date.now() / 1000) + 365 * 86_400;
    await this.browser.context.addCookies([
      { name: 'access_token', value: token, url: this.origin, expires },
    ]);
    await page.goto(`${this.origin}/robots.txt`, { timeout: LONG_PATIENCE_MS });
    await page.evaluate(storeSession, { owner: learnerId, token });
  }

  /** Resets to a device where nobody has signed in and no guest has started anything. */
  async forget(): Promise<void> {
    const page = await this.page();
    await this.browser.context.clearCookies();
    await page.goto(`${this.origin}/robots.txt`, { timeout: LONG_PATIENCE_MS });
    await page.evaluate(storeSession, null);
  }

  dispose(): Promise<void> {
    return this.browser.dispose();
  }
}

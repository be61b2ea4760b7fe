import type { BrowserContext, Page } from 'playwright';
import { type Account, activateCourse, register, signInAgain } from '../support/accounts.ts';
import { KillableBrowser } from '../support/browser.ts';
import { ServerProcess } from '../support/server-process.ts';
import { STARTER } from '../support/starter.ts';
import { FaultProxy } from './fault-proxy.ts';

const NO_LIMITS = {
  SMS_PER_HOUR: '1000000',
  SMS_PER_DAY: '1000000',
  OTP_PAUSE_SECONDS: '0',
  OTP_PER_PHONE_HOUR: '1000000',
  OTP_PER_DEVICE_HOUR: '1000000',
  OTP_PER_NETWORK_HOUR: '1000000',
  CHECK_PER_NETWORK_HOUR: '1000000',
  LOGIN_PER_PHONE_HOUR: '1000000',
  LOGIN_PER_PHONE_NETWORK_HOUR: '1000000',
};

/** In the page: what the app leaves behind when a learner has signed in. */
async function signIn({ owner, token }: { owner: string; token: string }): Promise<void> {
  localStorage.setItem('luyen.learner', owner);
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'luyen-outbox')) return;
  await new Promise<void>((resolve, reject) => {
    const open = indexedDB.open('luyen-outbox');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const tx = open.result.transaction('meta', 'readwrite', { durability: 'strict' });
      tx.objectStore('meta').put({ key: 'sender', owner, token });
      tx.objectStore('meta').delete('signInNeeded');
      tx.onerror = () => reject(tx.error);
      tx.oncomplete = () => {
        open.result.close();
        resolve();
      };
    };
  });
}

/** A real server, a real browser, and the line between them. */
export class World {
  readonly server: ServerProcess;
  readonly proxy: FaultProxy;
  readonly browser: KillableBrowser;

  private constructor(server: ServerProcess, proxy: FaultProxy, browser: KillableBrowser) {
    this.server = server;
    this.proxy = proxy;
    this.browser = browser;
  }

  static async create(): Promise<World> {
    const server = await ServerProcess.create(NO_LIMITS);
    const proxy = await FaultProxy.listen(() => server.port);
    const world = new World(server, proxy, await KillableBrowser.create());
    await world.install();
    return world;
  }

  /** The app's first visit, in peace: what works offline has to be on the device first. */
  private async install(): Promise<void> {
    const context = await this.browser.launch();
    const page = await this.page();
    await page.goto(this.proxy.origin);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.close();
    await this.browser.launch();
  }

  get practiceUrl(): string {
    return `${this.proxy.origin}/practice/${STARTER.practice}`;
  }

  async newLearner(): Promise<Account> {
    const account = await register(this.server);
    await activateCourse(this.server, account, STARTER.course);
    return account;
  }

  /** Puts a session into the browser, as a finished sign-in leaves it. */
  async adopt(account: Account): Promise<void> {
    const { context } = this.browser;
    const expires = Math.round(Date.now() / 1000) + 365 * 86_400;
    await context.addCookies([
      { name: 'access_token', value: account.token, url: this.proxy.origin, expires },
    ]);
    const page = await this.page();
    await page.goto(`${this.proxy.origin}/robots.txt`);
    await page.evaluate(signIn, { owner: account.learnerId, token: account.token });
  }

  signInAgain(account: Account): Promise<Account> {
    return signInAgain(this.server, account);
  }

  async page(): Promise<Page> {
    const { context } = this.browser;
    return context.pages()[0] ?? (await context.newPage());
  }

  async relaunch(): Promise<BrowserContext> {
    if (this.browser.isOpen) await this.browser.kill();
    return this.browser.launch();
  }

  async dispose(): Promise<void> {
    await this.browser.dispose();
    await this.proxy.close();
    await this.server.dispose();
  }
}

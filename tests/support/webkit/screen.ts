import { expect } from '@playwright/test';
import { WebElement } from 'selenium-webdriver';
import { z } from 'zod/mini';
import type { Account } from '../accounts.ts';
import type { WebKitBrowser } from './webkit-browser.ts';

/** How often the screen is looked at, milliseconds. */
const often = { intervals: [50, 100, 250] };
/** `toPass` has no limit of its own. */
const patiently = { ...often, timeout: 60_000 };

/** Runs in the page: the first control that can be used and whose name begins like this. */
function controlNamed(name: string): Element | null {
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.item(0)?.textContent : null;
    return element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
  };
  const all = [...document.querySelectorAll('a[href], button:enabled, input:enabled, summary')];
  const usable = all.filter(
    (each) => each.checkVisibility() && !each.closest('[inert], [aria-hidden="true"]'),
  );
  const inDialog = usable.filter((each) => each.closest('[role="dialog"], [role="alertdialog"]'));
  const found = [...inDialog, ...usable].find((each) => nameOf(each).trim().startsWith(name));
  found?.scrollIntoView({ block: 'center' });
  return found ?? null;
}

const outcome = z.union([z.object({ value: z.unknown() }), z.object({ error: z.string() })]);

/** The page in WebKit as its learner sees and uses it. A browser that was launched again is still the same screen. */
export class Screen {
  readonly #browser: WebKitBrowser;

  constructor(browser: WebKitBrowser) {
    this.#browser = browser;
  }

  open(url: string): Promise<void> {
    return this.#browser.driver.get(url);
  }

  /** Signs a learner in on a fresh browser, as if they had signed in there before. */
  async signIn(origin: string, { token, learnerId }: Account): Promise<void> {
    await this.open(`${origin}/robots.txt`);
    const expiry = Math.floor(Date.now() / 1000) + 86_400;
    await this.#browser.driver.manage().addCookie({ name: 'access_token', value: token, path: '/', expiry });
    await this.run((id) => localStorage.setItem('luyen.learner', id), learnerId);
  }

  /** Opens a page of the app that from now on also opens with no network. */
  async openAndInstall(url: string): Promise<void> {
    await this.open(url);
    await this.run(() => navigator.serviceWorker.ready.then(() => undefined));
    await this.open(url);
  }

  /** Presses a button, link or choice whose name begins like this; one in a dialog comes first. */
  async press(name: string): Promise<void> {
    await expect(async () => {
      const control = await this.#browser.driver.executeScript(controlNamed, name);
      if (!(control instanceof WebElement)) throw new Error(`nothing to press: ${name}`);
      await control.click();
    }).toPass(patiently);
  }

  /** Taps the first element that matches. */
  async tap(selector: string): Promise<void> {
    await expect(async () => {
      const [found] = await this.all(selector);
      if (!found) throw new Error(`nothing to tap: ${selector}`);
      // In the middle: bars at the edges of the screen cover what is below them.
      await this.#browser.driver.executeScript(
        (element: Element) => element.scrollIntoView({ block: 'center' }),
        found,
      );
      await found.click();
    }).toPass(patiently);
  }

  /** Whether there is a button, link or choice whose name begins like this. */
  async has(name: string): Promise<boolean> {
    return (await this.#browser.driver.executeScript(controlNamed, name)) instanceof WebElement;
  }

  /** The elements that match a selector. */
  all(selector: string): Promise<WebElement[]> {
    return this.#browser.driver.findElements({ css: selector });
  }

  /** The visible text of the first element that matches; empty without one. */
  async text(selector: string): Promise<string> {
    return z.string().parse(
      await this.#browser.driver.executeScript((css: string) => {
        const found = document.querySelector(css);
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
        return found instanceof HTMLElement ? found.innerText : '';
      }, selector),
    );
  }

  /** Waits until a text is on screen. */
  async sees(text: string | RegExp, selector = '#root'): Promise<void> {
    await expect.poll(() => this.text(selector), often).toMatch(text);
  }

  /** Runs a function in the page. @returns what it returns or promises */
  async run<Args extends unknown[]>(work: (...args: Args) => unknown, ...args: Args): Promise<unknown> {
    const answer = await this.#browser.driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value: value ?? null }),
        (error) => done({ error: String(error) }),
      );`,
      ...args,
    );
    const read = outcome.parse(answer);
    if ('error' in read) throw new Error(read.error);
    return read.value;
  }
}

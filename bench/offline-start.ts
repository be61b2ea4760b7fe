import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { activateCourse, register } from '../tests/support/accounts.ts';
import { KillableBrowser } from '../tests/support/browser.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { signInContext } from '../tests/support/sign-in-page.ts';
import { STARTER } from '../tests/support/starter.ts';
import { median } from './table.ts';

/** A service worker that only serves from its cache. */
const BARE_WORKER = `
self.addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.add('/'))));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((hit) => hit ?? fetch(event.request))));
`;

const barePage = (text: string): string => `<!doctype html><html lang="vi"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Tĩnh</title><link rel="icon" href="data:,">
<main data-bare>${text}</main>
<script>navigator.serviceWorker.register('/worker.js')</script></html>`;

/** Milliseconds from the start of the navigation. */
interface Start {
  /** The first content is painted. */
  paint: number;
  /** The frame that shows the element begins. */
  element: number;
}

async function timeStart(context: BrowserContext, url: string, selector: string): Promise<Start> {
  const tab = await context.newPage();
  await tab.addInitScript((css) => {
    const look = (): void => {
      if (document.querySelector(css)) performance.mark('element');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  await tab.goto(url, { waitUntil: 'commit' });
  const times = (): Promise<(number | null)[]> =>
    tab.evaluate(() =>
      ['first-contentful-paint', 'element'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? null,
      ),
    );
  for (;;) {
    const [paint, element] = await times();
    if (typeof paint === 'number' && typeof element === 'number') {
      await tab.close();
      return { paint, element };
    }
    await tab.waitForTimeout(50);
  }
}

async function visitOnline(
  context: BrowserContext,
  url: string,
  settle: (tab: Page) => Promise<unknown>,
): Promise<string> {
  const tab = await context.newPage();
  await tab.goto(url);
  await tab.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await tab.reload();
  await settle(tab);
  // The page's responses are cached shortly after they arrive.
  await tab.waitForLoadState('networkidle');
  const text = await tab.locator('main').textContent();
  await tab.close();
  return text ?? '';
}

/** Maximum wait for a page's snapshot, milliseconds. */
const KEPT_WITHIN_MS = 60_000;

const isKept = (tab: Page): Promise<boolean> =>
  tab.evaluate(async () => (await caches.match(location.pathname)) !== undefined);

/** Asked again and again: `waitForFunction` takes the promise of an asynchronous function for a yes. */
async function untilKept(tab: Page): Promise<void> {
  const end = performance.now() + KEPT_WITHIN_MS;
  while (!(await isKept(tab))) {
    if (performance.now() > end) throw new Error('no snapshot of the page was stored');
    await delay(100);
  }
}

async function serveBare(html: { text: string }): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/worker.js';
    outgoing.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html; charset=utf-8');
    outgoing.end(isWorker ? BARE_WORKER : barePage(html.text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** A page of the app and what must be on screen. */
export interface Opened {
  path: string;
  selector: string;
}

/**
 * Offline starts of a learner's page in new browser processes, alternating with those of a static page of the same
 * text that a bare service worker serves. @returns the medians
 */
export async function compareOfflineStarts(
  { path, selector }: Opened,
  rounds: number,
): Promise<{ ours: Start; plain: Start }> {
  const server = await ServerProcess.create();
  const browser = await KillableBrowser.create();
  const html = { text: '' };
  const bare = await serveBare(html);
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const url = `${server.origin}${path}`;
  try {
    const account = await register(server);
    await activateCourse(server, account, STARTER.course);
    const context = await browser.launch();
    await signInContext(context, server.origin, account);
    html.text = await visitOnline(context, url, async (tab) => {
      await tab.locator(selector).first().waitFor();
      // Its snapshot is stored once the learner stays on the page.
      await untilKept(tab);
    });
    await visitOnline(context, bareUrl, (tab) => tab.locator('[data-bare]').waitFor());
    await context.close();
    await server.stop();
    bare.closeAllConnections();
    await new Promise((resolve) => bare.close(resolve));

    const starts: Record<'ours' | 'plain', Start[]> = { ours: [], plain: [] };
    const measure = async (which: 'ours' | 'plain'): Promise<void> => {
      const fresh = await browser.launch();
      const [at, what] = which === 'ours' ? [url, selector] : [bareUrl, '[data-bare]'];
      starts[which].push(await timeStart(fresh, at, what));
      await fresh.close();
    };
    for (let round = 0; round < rounds; round += 1) {
      await measure(round % 2 === 0 ? 'ours' : 'plain');
      await measure(round % 2 === 0 ? 'plain' : 'ours');
    }
    const middle = (all: readonly Start[]): Start => ({
      paint: median(all.map(({ paint }) => paint)),
      element: median(all.map(({ element }) => element)),
    });
    return { ours: middle(starts.ours), plain: middle(starts.plain) };
  } finally {
    bare.close();
    await browser.dispose();
    await server.dispose();
  }
}

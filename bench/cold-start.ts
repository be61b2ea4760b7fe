import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright';
import { activateCourse, register } from '../tests/support/accounts.ts';
import { KillableBrowser } from '../tests/support/browser.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { signInContext } from '../tests/support/sign-in-page.ts';
import { STARTER } from '../tests/support/starter.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = 9;

/** A service worker that only serves from its cache. */
const BARE_WORKER = `
self.addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.add('/'))));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((hit) => hit ?? fetch(event.request))));
`;

const page = (text: string): string => `<!doctype html><html lang="vi"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Tĩnh</title><link rel="icon" href="data:,">
<main data-question="static">${text}</main>
<script>navigator.serviceWorker.register('/worker.js')</script></html>`;

/** Milliseconds from the start of the navigation to the frame that shows the question. */
async function timeToQuestion(context: BrowserContext, url: string): Promise<number> {
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('[data-question]')) performance.mark('question');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await tab.goto(url, { waitUntil: 'commit' });
  await tab.waitForFunction(() => performance.getEntriesByName('question').length > 0, undefined, {
    polling: 50,
  });
  const time = await tab.evaluate(() => performance.getEntriesByName('question')[0]?.startTime ?? 0);
  await tab.close();
  return time;
}

async function untilKept(): Promise<void> {
  while (!(await caches.match(location.pathname))) await new Promise(requestAnimationFrame);
}

async function visitOnline(context: BrowserContext, url: string, settled: boolean): Promise<string> {
  const tab = await context.newPage();
  await tab.goto(url);
  await tab.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await tab.reload();
  await tab.locator('[data-question]').waitFor();
  // The page's responses are cached shortly after they arrive.
  await tab.waitForLoadState('networkidle');
  // So is its rendered snapshot, once the learner stays on the question.
  if (settled) await tab.evaluate(untilKept);
  const text = await tab.locator('main').textContent();
  await tab.close();
  return text ?? '';
}

/**
 * Offline start in a new browser process until the first question, compared with a static page of the same
 * text.
 */
export async function coldStartFigure(): Promise<Figure> {
  const server = await ServerProcess.create();
  const browser = await KillableBrowser.create();
  const still = { html: '' };
  const bare = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/worker.js';
    outgoing.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html; charset=utf-8');
    outgoing.end(isWorker ? BARE_WORKER : still.html);
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  try {
    const account = await register(server);
    await activateCourse(server, account, STARTER.course);
    const context = await browser.launch();
    await signInContext(context, server.origin, account);
    const appUrl = `${server.origin}/practice/${STARTER.practice}`;
    still.html = page(await visitOnline(context, appUrl, true));
    await visitOnline(context, bareUrl, false);
    await context.close();
    await server.stop();
    bare.closeAllConnections();
    await new Promise((resolve) => bare.close(resolve));

    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [times, url] of round % 2 === 0
        ? [[ours, appUrl] as const, [plain, bareUrl] as const]
        : [[plain, bareUrl] as const, [ours, appUrl] as const]) {
        const fresh = await browser.launch();
        times.push(await timeToQuestion(fresh, url));
        await fresh.close();
      }
    }
    const [a, b] = [median(ours), median(plain)];
    return {
      name: 'offline cold start to the first question, ms',
      ours: a.toFixed(0),
      plain: b.toFixed(0),
      ratio: a / b,
      bound: 'max',
      limit: 1.5,
    };
  } finally {
    bare.close();
    await browser.dispose();
    await server.dispose();
  }
}

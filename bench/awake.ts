import { setTimeout as delay } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../tests/support/launch-options.ts';
import { ofPublicPages } from './public-pages.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = 3;
/** Limit for the response to a touch and for the largest contentful paint, milliseconds. */
const AWAKE_MS = 3_500;
const LARGEST_MS = 1_300;
/** Timeout per page, milliseconds. */
const PATIENCE_MS = 30_000;

/** A mid-range phone on a slow mobile network, as in Lighthouse's preset. */
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface Seen {
  /** First response to a touch, milliseconds after the start of the navigation. */
  awake: number | null;
  largest: number;
  /** How far the page moved from the reader's scroll position, pixels; null until known. */
  moved: number | null;
}

/**
 * Touches the page repeatedly and records when the app first responds: it suppresses the long-press menu,
 * which nothing else does. Meanwhile the reader scrolls, but only after the largest contentful paint, because
 * scrolling ends its measurement.
 */
function touchAndWatch(): void {
  const seen: Seen = { awake: null, largest: 0, moved: null };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const down = 700;
  setTimeout(() => scrollTo(0, down), 1_500);
  const touch = (): void => {
    const press = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    if (document.querySelector('h1')?.dispatchEvent(press) === false) {
      seen.awake = performance.now();
      // By then the app's start no longer affects the scroll position.
      setTimeout(() => {
        seen.moved = Math.abs(scrollY - down);
      }, 2_000);
    } else {
      setTimeout(touch, 50);
    }
  };
  touch();
}

async function slow(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** A first visit, in a browser without any data of the site. */
async function visit(url: string): Promise<Seen> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'vi-VN',
    });
    const page = await context.newPage();
    await page.addInitScript(touchAndWatch);
    await slow(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const seen = await seenOn(page);
      if (seen.moved !== null || performance.now() > end) return seen;
      await delay(500);
    }
  } finally {
    await browser.close();
  }
}

const within = (name: string, value: number, limit: number): Figure => ({
  name,
  ours: value.toFixed(0),
  plain: String(limit),
  ratio: value / limit,
  bound: 'max',
  limit: 1,
});

async function pageFigures(name: string, url: string): Promise<Figure[]> {
  const visits: Seen[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(url));
  const moved = Math.max(...visits.map((each) => each.moved ?? PATIENCE_MS));
  return [
    within(`${name}: awake, ms`, median(visits.map(({ awake }) => awake ?? PATIENCE_MS)), AWAKE_MS),
    within(`${name}: largest paint, ms`, median(visits.map(({ largest }) => largest)), LARGEST_MS),
    within(`${name}: moved under its reader, px`, moved, 1),
  ];
}

/**
 * First visits on a slow phone and network: when a touch gets a response, what is visible by then, what
 * moves.
 */
export const awakeFigures = (): Promise<Figure[]> => ofPublicPages(pageFigures);

import { readerStirs } from './reader-stirs.ts';

/**
 * Starts the app on a page whose text the server has written. Reading comes first: the app's code is fetched once that
 * text is on screen, and run once the reader stirs. The script element names the app's entry and the parts that go
 * with it.
 */
const { app, parts = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

/** The next frame that is drawn, over; at once where nothing is drawn. */
const drawn = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

async function begin(entry: string): Promise<void> {
  await drawn();
  const all = [...parts.split(' ').filter(Boolean), entry];
  for (const href of all) preload(href);
  await readerStirs();
  // One after another, with the page free to scroll in between: run all at once they hold it for long.
  for (const href of all) {
    await drawn();
    await import(/* @vite-ignore */ href);
  }
}

if (app) void begin(app);

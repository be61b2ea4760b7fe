/**
 * Starts the app on a page whose text the server has written, once that text is on screen: reading comes first. Its
 * script element names the app's entry and the parts that go with it.
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
  // One after another, with the page free to scroll in between: run all at once they hold it for long.
  for (const href of all) {
    await import(/* @vite-ignore */ href);
    await drawn();
  }
}

if (app) void begin(app);

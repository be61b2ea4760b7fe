import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';

/** Bundles a file of this folder like the app. */
async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, entry), formats: ['es'], fileName: 'bench' },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

/**
 * Opens an empty page at the server's origin that runs a file of this folder, which exports to `globalThis`.
 */
export async function openBenchPage(page: Page, origin: string, entry: string): Promise<void> {
  const code = await bundle(entry);
  await page.route('**/bench.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="/bench.js"></script>',
    }),
  );
  await page.route('**/bench.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  const ran = page.waitForEvent('console', (message) => message.text() === 'bench ready');
  await page.goto(`${origin}/bench.html`);
  await ran;
}

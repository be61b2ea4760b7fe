import { join } from 'node:path';
import type { Page } from 'playwright';
import { bundle } from '../tests/support/bundle.ts';

/**
 * Opens an empty page at the server's origin that runs a file of this folder, which exports to `globalThis`.
 */
export async function openBenchPage(page: Page, origin: string, entry: string): Promise<void> {
  const code = await bundle(join(import.meta.dirname, entry), 'es');
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

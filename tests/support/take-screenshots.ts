import { chromium } from 'playwright';
import { chromiumLaunch } from './launch-options.ts';

const SHOTS = [
  { file: 'wide.png', viewport: { width: 1280, height: 800 } },
  { file: 'narrow.png', viewport: { width: 390, height: 844 } },
];

// Takes the manifest's screenshots from a running app: take-screenshots.ts http://127.0.0.1:3000/
const address = process.argv[2];
if (!address) throw new Error('pass the URL of the running app');
const browser = await chromium.launch(chromiumLaunch);
for (const { file, viewport } of SHOTS) {
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'vi',
  });
  await page.goto(address);
  // The app is hydrated: the server's data for hydration is gone.
  await page.locator('#served-page').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `public/screenshots/${file}` });
  await page.close();
}
await browser.close();

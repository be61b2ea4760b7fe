import { type Page, test } from '@playwright/test';

/** `JOURNEY_PICTURES=yes`: for looking at what a journey shows. Taken each time they would cost a tenth of the run. */
const WANTED = process.env.JOURNEY_PICTURES === 'yes';

/** Takes screenshots of a page at phone and desktop width, in light and dark mode, into the test's folder, if wanted. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!WANTED) return;
  const before = page.viewportSize();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const path = test.info().outputPath(`${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}

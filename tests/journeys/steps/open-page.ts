import { expect, type Page } from '@playwright/test';
import type { Layout } from '#src/app/pages.ts';

/**
 * Opens a URL and waits until the app is hydrated: then the server's data for hydration is removed. In the main layout
 * the header has its buttons.
 */
export async function openPage(page: Page, url: string, layout: Layout): Promise<void> {
  await page.goto(url);
  await expect(page.locator('#served-page')).toHaveCount(0);
  // Located by its position rather than its role, which it loses behind a dialog.
  if (layout === 'main')
    await expect(page.locator('header button').filter({ visible: true }).first()).toBeVisible();
}

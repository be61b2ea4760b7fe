import { expect, type Page } from '@playwright/test';
import type { Layout } from '#src/app/pages.ts';

/**
 * Opens an address and waits until the app is awake there: what the server sent for its start is gone then. In the
 * main layout the header has its buttons.
 */
export async function openPage(page: Page, url: string, layout: Layout): Promise<void> {
  await page.goto(url);
  await expect(page.locator('#served-page')).toHaveCount(0);
  // By its place and not by its role, which it loses behind a dialog.
  if (layout === 'main')
    await expect(page.locator('header button').filter({ visible: true }).first()).toBeVisible();
}

import { expect, type Page } from '@playwright/test';
import type { Layout } from '#src/app/route-table.ts';

/**
 * Opens an address as a person does, who moves: on a page that the server has written the app starts then. In the
 * main layout it is there once the header has its buttons.
 */
export async function openPage(page: Page, url: string, layout: Layout): Promise<void> {
  await page.goto(url);
  await page.mouse.move(1, 1);
  // By its place and not by its role, which it loses behind a dialog.
  if (layout === 'main')
    await expect(page.locator('header button').filter({ visible: true }).first()).toBeVisible();
}

import { expect, type Page } from '@playwright/test';

/** The indicator once the server has confirmed all work of this device: it says so to screen readers alone. */
export const SYNCED = '[data-testid="sync"][data-state="synced"]';

/** Waits until the server has confirmed all work of this device. */
export const seeSynced = (page: Page, timeout?: number): Promise<void> =>
  expect(page.locator(SYNCED)).toHaveText('Đã đồng bộ', timeout === undefined ? {} : { timeout });

import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { openPage } from './steps/open-page.ts';
import { test } from './steps/shared-server.ts';

/** Nothing here depends on the service worker, whose installation costs more than the rest. */
test.use({ serviceWorkers: 'block' });

test('a guest finds the third-party licences from the terms, and reads them on a phone', async ({
  page,
  server,
}) => {
  await openPage(page, `${server.origin}/terms-conditions`, 'main');
  await page.getByRole('link', { name: 'Giấy phép phần mềm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Giấy phép phần mềm' })).toBeVisible();
  await page.getByText(/^MIT · 1\d\d phần$/).click();
  await expect(page.getByRole('link', { name: 'Mã nguồn của react', exact: true })).toBeVisible();
  await expect(page.getByText('Permission is hereby granted').first()).toBeVisible();
  await expectAccessible(page, 'licences');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

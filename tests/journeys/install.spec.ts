import { expect } from '@playwright/test';
import { register } from '../support/accounts.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { test } from './steps/installed-app.ts';

const LINK = 'https://news.example/bees';

test('a learner saves a word shared from another app with no network, and is shown how to install', async ({
  page,
  context,
  server,
  faultProxy: proxy,
}) => {
  await signInContext(context, proxy.origin, await register(server));
  await page.goto(`${proxy.origin}/so-loi`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();

  await test.step('the share opens the word form, and the word waits', async () => {
    proxy.cut = true;
    const shared = new URLSearchParams({ text: 'The bees came back to their hive.', url: LINK });
    await page.goto(`${proxy.origin}/luu-tu?${shared}`);
    await page.getByRole('button', { name: 'hive', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Từ hoặc cụm từ')).toHaveValue('hive');
    await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page).toHaveURL(`${proxy.origin}/so-loi`);
  });

  await test.step('it arrives once, with its link', async () => {
    proxy.heal();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect
      .poll(() => proxy.traffic.map(({ body }) => [body.word, body.link]))
      .toEqual([['hive', LINK]]);
  });

  await test.step('the steps are on a page of their own', async () => {
    await page.goto(`${proxy.origin}/cai-dat`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cài Luyện lên máy' })).toBeVisible();
  });
});

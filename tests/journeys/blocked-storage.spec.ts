import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, firefox, type Page } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch } from '../support/launch-options.ts';
import { STARTER } from '../support/starter.ts';
import { test } from './steps/shared-server.ts';

/** A guest opens a practice, is told, answers, goes on, and the answer is sent: all from the page's memory. */
async function practise(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/practice/${STARTER.practice}`);
  await expect(page.getByText('Trình duyệt không cho Luyện lưu bài trên máy này')).toBeVisible();
  await page.getByRole('button', { name: 'Đã hiểu' }).click();
  const card = page.locator('[data-question]');
  const first = await card.getAttribute('data-question');
  await card.getByRole('radio').first().check();
  await expect(card.locator('[data-save]')).toHaveText(
    /^(Đang giữ trên trang này, bạn đừng đóng trang khi chưa gửi xong|Đã gửi tới máy chủ)$/,
  );
  await page.getByRole('button', { name: 'Câu tiếp' }).click();
  await expect(card).not.toHaveAttribute('data-question', first ?? '');
  await page.getByRole('button', { name: 'Câu trước' }).click();
  await expect(card.getByRole('radio').first()).toBeChecked();
}

const refuseDatabase = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
};

test('a guest is told and works from memory where the browser refuses its database', async ({
  page,
  server,
}) => {
  await page.addInitScript(refuseDatabase);
  await practise(page, server.origin);
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
});

test('a guest stores work where localStorage alone is refused', async ({ page, server }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await page.goto(`${server.origin}/practice/${STARTER.practice}`);
  const card = page.locator('[data-question]');
  await card.getByRole('radio').first().check();
  await expect(card.locator('[data-save]')).toHaveText(/^Đã lưu/);
});

/** A browser whose settings refuse all site data. */
async function blockedBrowser(browserName: string, profile: string): Promise<BrowserContext> {
  if (browserName === 'firefox')
    return firefox.launchPersistentContext(profile, {
      ...firefoxLaunch,
      channel: 'moz-firefox',
      firefoxUserPrefs: { ...firefoxLaunch.firefoxUserPrefs, 'network.cookie.cookieBehavior': 2 },
      locale: 'vi-VN',
    });
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  return chromium.launchPersistentContext(profile, { ...chromiumLaunch, locale: 'vi-VN' });
}

test('a guest is told and works from memory where all site data is refused', async ({
  browserName,
  server,
}, info) => {
  const context = await blockedBrowser(browserName, info.outputPath('profile'));
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await practise(page, server.origin);
    const refused = await page.evaluate(() => {
      try {
        return localStorage === null;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
  } finally {
    await context.close();
  }
});

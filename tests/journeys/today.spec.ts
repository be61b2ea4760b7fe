import { expect, type Page } from '@playwright/test';
import { type Account, activateCourse, register } from '../support/accounts.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';

const REACHED = 'Xong mục tiêu hôm nay';
const CELEBRATED = 'Hôm nay bạn đã học 5 phút, đủ mục tiêu đã đặt.';
const SHEET = `/phieu/${STARTER.sheet}?lesson=${STARTER.lesson}&section=phieu`;

async function aimForFiveMinutes(server: ServerProcess, { token }: Account): Promise<void> {
  const response = await fetch(`${server.origin}/api/profile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ daily_minutes: 5 }),
  });
  expect(response.ok).toBe(true);
}

/** As if this device had measured five minutes with the sheet. */
const readForFiveMinutes = (page: Page, { learnerId }: Account): Promise<void> =>
  page.evaluate(
    ({ owner, subject }) => {
      const now = Date.now();
      const times = [{ owner, subject, spans: [[now - 300_000, now]], handedOver: 0 }];
      localStorage.setItem('luyen.times', JSON.stringify(times));
    },
    { owner: learnerId, subject: `section:${STARTER.lesson}/phieu` },
  );

const tile = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Nhìn nhanh' }).getByRole('listitem').filter({ hasText: label });

test('a learner reaches the day’s goal offline, is congratulated once, and restarts with everything in place', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(300_000);
  const browser = await newDevice();
  const account = await register(server);
  await activateCourse(server, account, STARTER.course);
  await aimForFiveMinutes(server, account);
  await signInContext(await browser.launch(), proxy.origin, account);
  let page = browser.context.pages()[0] ?? (await browser.context.newPage());

  await test.step('sees one thing to do, and a goal', async () => {
    await page.goto(proxy.origin);
    await expect(page.getByRole('heading', { name: /^Việc tiếp theo: / })).toBeVisible();
    await expect(page.getByText('Còn 5 phút là xong.')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${proxy.origin}${SHEET}`);
    await expect(page.getByRole('button', { name: 'Đã đọc xong' })).toBeVisible();
    await page.goto(`${proxy.origin}/lesson/${STARTER.lesson}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(proxy.origin);
    await expect(page.getByRole('heading', { name: /^Việc tiếp theo: / })).toBeVisible();
    const isKept = () => page.evaluate(async () => Boolean(await caches.match('/')));
    await expect.poll(isKept).toBe(true);
  });

  await test.step('reaches the goal with no network, on another page', async () => {
    proxy.cut = true;
    await browser.context.setOffline(true);
    await page.goto(`${proxy.origin}${SHEET}`);
    await readForFiveMinutes(page, account);
    await page.getByRole('button', { name: 'Đã đọc xong' }).click();
    await expect(page.getByRole('status').filter({ hasText: CELEBRATED })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('celebration.png') });
    await page.getByRole('link', { name: 'Xem hôm nay' }).click();
    await expect(page.getByRole('heading', { level: 2, name: REACHED })).toBeVisible();
    await expect(page.getByText(CELEBRATED)).toHaveCount(0);
    await expect(tile(page, 'Chờ gửi')).toContainText('1 mục');
  });

  await test.step('restarts offline, and sees all of it', async () => {
    await browser.close();
    await browser.launch();
    await browser.context.setOffline(true);
    page = browser.context.pages()[0] ?? (await browser.context.newPage());
    await page.goto(proxy.origin);
    await expect(page.getByRole('heading', { name: /^Việc tiếp theo: / })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: REACHED })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Học tiếp' })).toBeVisible();
    await expect(page.getByText('Bài 1/2, còn khoảng 40 phút')).toBeVisible();
    await expect(page.getByText('1 ngày liên tiếp')).toBeVisible();
    await expect(tile(page, 'Chờ gửi')).toContainText('1 mục');
    await expect(page.getByText(/^Theo số liệu lúc /)).toBeVisible();
    await expect(page.getByText(CELEBRATED)).toHaveCount(0);
    await page.screenshot({ path: test.info().outputPath('restarted.png') });
    await expectAccessible(page, 'today');
  });
});

import { expect, type Page } from '@playwright/test';
import { FaultProxy } from '../chaos/fault-proxy.ts';
import { PLACE } from '../chaos/place.ts';
import { Random } from '../chaos/random.ts';
import { storedWords, updateWhileWaiting } from '../chaos/updates.ts';
import { register } from '../support/accounts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { test } from './steps/shared-server.ts';

const SETTINGS = { CONTENT_DIR: PLACE.pack };

/** Whether the page is still the one that was marked. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window).catch(() => undefined);

test('a learner with fifty pieces waiting updates the app twice and loses nothing', async ({
  page,
  context,
  placeServer: server,
}) => {
  const proxy = await FaultProxy.listen(() => server.port);
  try {
    const account = await register(server);
    await signInContext(context, proxy.origin, account);
    const scene = { page, proxy, account, random: new Random(1) };
    const { saved, problems } = await updateWhileWaiting(scene, { updates: 2, items: 50 });
    expect(problems).toEqual([]);
    expect(saved.size).toBeGreaterThanOrEqual(50);
    expect((await storedWords(server.dataDir, account.learnerId)).toSorted()).toEqual([...saved].toSorted());
  } finally {
    await proxy.close();
  }
});

test('a learner is freed from a broken service worker, and what waits still arrives', async ({
  page,
  context,
}) => {
  let server = await ServerProcess.createNew(SETTINGS);
  const proxy = await FaultProxy.listen(() => server.port);
  try {
    await signInContext(context, proxy.origin, await register(server));
    await page.goto(`${proxy.origin}/so-loi`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByRole('button', { name: 'Thêm từ' }).first().waitFor();
    const broken = await context.newPage();

    await test.step('a word waits, another is being typed, and a second page does not answer', async () => {
      proxy.arm('captive-portal', Number.POSITIVE_INFINITY);
      await page.getByRole('button', { name: 'Thêm từ' }).first().click();
      // By keys, since React does not notice `fill` in Firefox.
      await page.getByLabel('Từ hoặc cụm từ').pressSequentially('hive');
      await page.getByRole('button', { name: 'Lưu', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Thêm từ' }).first().click();
      await page.getByLabel('Từ hoặc cụm từ').pressSequentially('bee');
      await mark(page);
      await broken.goto(`${proxy.origin}/robots.txt`);
      await mark(broken);
    });

    await test.step('the operator switches the worker off', async () => {
      await server.stop();
      server = await ServerProcess.startOn(server.dataDir, { ...SETTINGS, SERVICE_WORKER: 'off' });
      await page.evaluate(
        async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
      );
      await expect.poll(() => isMarked(broken)).toBe(false);
      expect(await isMarked(page)).toBe(true);
      await expect(page.getByLabel('Từ hoặc cụm từ')).toHaveValue('bee');
    });

    await test.step('the page that was busy loads again without it, and sends what waited', async () => {
      proxy.heal();
      await page.getByRole('button', { name: 'Thôi' }).click();
      await expect.poll(() => isMarked(page)).toBe(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Sổ lỗi' })).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await expect
        .poll(() => page.evaluate(() => caches.keys()))
        .not.toContainEqual(expect.stringMatching(/precache/));
      await expect.poll(() => proxy.traffic.map(({ body }) => body.word)).toEqual(['hive']);
    });
  } finally {
    await proxy.close();
    await server.dispose();
  }
});

import { expect, type Page } from '@playwright/test';
import { readPack } from '#server/content/read-pack.ts';
import { STARTER } from '../support/starter.ts';
import { openPage } from './steps/open-page.ts';
import { test } from './steps/shared-server.ts';

/** First visits, whose pages no worker serves: what it would store meanwhile costs more than the rest. */
test.use({ serviceWorkers: 'block' });

/** Pages that exist at one URL each. */
const FIXED_PATHS = [
  '/view-roadmap',
  '/blog',
  '/payments',
  '/output-commit',
  '/terms-conditions',
  '/contact',
];

const READ_TO = 300;

/** Keeps the first heading as the server has sent it, and scrolls as soon as there is something to read. */
function readOn(to: number): void {
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(globalThis, { sentHeading: document.querySelector('h1') });
    scrollTo(0, to);
  });
}

/** Text and layout of the page. */
const look = (page: Page) =>
  page.locator('main').evaluate(async (main) => {
    await document.fonts.ready;
    return {
      text: main.textContent,
      height: Math.round(main.getBoundingClientRect().height),
      header: document.querySelector('header')?.textContent,
    };
  });

const isSentHeading = (page: Page): Promise<boolean> =>
  page.locator('h1').evaluate((heading) => heading === Reflect.get(globalThis, 'sentHeading'));

test('a reader opens a shared link, scrolls before hydration, and keeps their position', async ({
  browser,
  server,
}) => {
  const reading = await readPack('content');
  const article = reading.ok ? reading.pack.blog_posts[0]?.slug : undefined;
  // Blocked instead of switched off, which Firefox ignores when driven from outside.
  const silent = await browser.newContext();
  await silent.route('**/*.js', (route) => route.abort());
  const still = await silent.newPage();
  const paths = [
    '/',
    ...FIXED_PATHS,
    `/blog/${article}`,
    `/phieu/${STARTER.sheet}`,
    `/course-detail/${STARTER.course}`,
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await still.goto(server.origin + path);
      await expect(still.locator('#served-page')).toHaveCount(1);
      const before = await look(still);

      const context = await browser.newContext();
      const page = await context.newPage();
      // React reports every part that it had to render again.
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.addInitScript(readOn, READ_TO);
      await openPage(page, server.origin + path, 'main');
      expect(await look(page)).toEqual(before);
      expect(await isSentHeading(page)).toBe(true);
      // Approximately, because late web fonts shift the text a little.
      expect(Math.abs((await page.evaluate(() => scrollY)) - READ_TO)).toBeLessThan(40);
      expect(faults).toEqual([]);
      await context.close();
    });
  }
  await silent.close();
});

test('a guest presses and types before hydration, and loses nothing', async ({ page, server }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${server.origin}/contact`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Họ và tên').pressSequentially('Lan');
  await page.getByRole('form').getByRole('button').click();
  await page.getByRole('contentinfo').getByText('Tối', { exact: true }).click();
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  expect(page.url()).toBe(`${server.origin}/contact`);
  held.resolve();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Email').pressSequentially('lan@example.com');
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Lan');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a reader who submits a form before hydration finds it still filled in, and can submit it then', async ({
  page,
  server,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/begin.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${server.origin}/contact`, { waitUntil: 'commit' });
  const name = page.getByLabel('Họ và tên');
  await name.pressSequentially('Lan');
  await page.getByRole('form').getByRole('button').click();
  await expect(name).toHaveValue('Lan');
  expect(page.url()).toBe(`${server.origin}/contact`);
  held.resolve();
  await expect(page.locator('#served-page')).toHaveCount(0);
  await page.getByLabel('Email').pressSequentially('lan@example.com');
  await expect(name).toHaveValue('Lan');
});

import { type BrowserContext, expect, type Page } from '@playwright/test';
import { PAGE_ROWS } from '#src/app/pages.ts';
import { activateCourse, register } from '../support/accounts.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER } from '../support/starter.ts';
import { routePath } from './steps/route-path.ts';
import { test } from './steps/shared-server.ts';

/** Errors in the page. API calls cannot succeed, but every file of the app has to load. */
function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !/\/(api|media)\//.test(url)) faults.push(`${message.text()} ${url}`);
  });
  return faults;
}

/** Opens the home page online, until the service worker controls the page and its queries have finished. */
async function visitOnce(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await expect(page.locator('h1').first()).toBeVisible();
  const serving = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(serving, { timeout: 60_000 }).toBe('activated');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.close();
}

for (const role of ['learner', 'guest'] as const) {
  test(`a ${role} who has visited once opens every page offline`, async ({
    context,
    server,
    faultProxy: proxy,
  }) => {
    test.setTimeout(600_000);
    if (role === 'learner') {
      const account = await register(server);
      await activateCourse(server, account, STARTER.course);
      await signInContext(context, proxy.origin, account);
    }
    await visitOnce(context, proxy.origin);
    // The service worker is cut off too, which the browser's own offline switch may not reach.
    proxy.cut = true;
    await context.setOffline(true);

    const page = await context.newPage();
    const faults = listenForFaults(page);
    for (const [name, row] of PAGE_ROWS) {
      if (role === 'guest' && row.audience === 'learners') continue;
      await test.step(name, async () => {
        const path = routePath(name);
        await page.goto(`${proxy.origin}${path}`);
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]'), `${path} keeps loading`).toHaveCount(0);
        await expect(page).toHaveTitle(/Luyện/);
        if (!row.guards) {
          expect(new URL(page.url()).pathname).toBe(path);
        }
        if (role === 'learner' && name === 'home')
          await expect(page.locator('[data-stored-age]'), 'its data has an age').toBeVisible();
        await expect(page.getByRole('main'), path).toContainText(/\S.{30}/s);
        expect(faults, path).toEqual([]);
      });
    }
  });
}

import { expect } from '@playwright/test';
import { openPage } from './steps/open-page.ts';
import { test } from './steps/shared-server.ts';

interface Attempts {
  html: boolean;
  worker: boolean;
  policy: boolean;
  again: boolean;
}

/** What an injected script would try; true where the browser allowed it. */
function tryEverything(): Attempts {
  const works = (act: () => unknown): boolean => {
    try {
      act();
      return true;
    } catch {
      return false;
    }
  };
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): unknown };
  };
  const anything = { createHTML: (html: string) => html };
  return {
    html: works(() => {
      document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">';
    }),
    worker: works(() => new Worker('/media/own.js')),
    policy: works(() => trustedTypes.createPolicy('mine', anything)),
    again: works(() => trustedTypes.createPolicy('luyen-script', anything)),
  };
}

test('an attacker in the page can inject neither HTML nor scripts', async ({ page, server }) => {
  await openPage(page, `${server.origin}/phieu/thi-hien-tai`, 'main');
  // The app has created all its policies once it has registered its worker; the Markdown is rendered as HTML.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(tryEverything)).toEqual({
    html: false,
    worker: false,
    policy: false,
    again: false,
  });
});

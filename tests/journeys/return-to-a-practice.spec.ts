import { expect, type Page } from '@playwright/test';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import { test } from './steps/installed-app.ts';
import { activateStarter, registerByScreen } from './steps/sign-up.ts';

/** The styles that make two elements look alike, whatever their font. */
const LOOK = [
  'display',
  'position',
  'color',
  'background-color',
  'border-top-width',
  'border-top-style',
  'border-top-color',
  'border-top-left-radius',
  'padding-left',
  'padding-top',
  'margin-top',
  'column-gap',
  'font-size',
  'font-weight',
  'line-height',
];

const looksOf = (page: Page): Promise<string[]> =>
  page
    .locator('#main, #main *')
    .evaluateAll(
      (elements, properties) =>
        elements.map((element) =>
          [
            element.tagName,
            ...properties.map((name) => getComputedStyle(element).getPropertyValue(name)),
          ].join(' '),
        ),
      LOOK,
    );

test('a learner returns to a practice and sees it as it looked, from its page snapshot alone', async ({
  page,
  browser,
  server,
  faultProxy: proxy,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(proxy.origin);
  await registerByScreen(page, server, newPhone());
  await activateStarter(page, proxy.origin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${proxy.origin}/practice/${STARTER.practice}`);
  await page.locator('[data-question]').waitFor();

  const ours = await looksOf(page);
  const savedSnapshot = () =>
    page.evaluate(async () => (await (await caches.match(location.pathname))?.text()) ?? '');
  await expect.poll(savedSnapshot).not.toBe('');
  const html = await savedSnapshot();
  const alone = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await alone.emulateMedia({ reducedMotion: 'reduce' });
  await alone.setContent(html.replaceAll(/<(link|script)\b[^>]*>/g, ''));
  expect(ours.length).toBeGreaterThan(40);
  expect(await looksOf(alone)).toEqual(ours);
});

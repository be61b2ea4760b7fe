import { expect, type Page } from '@playwright/test';
import { register } from '../support/accounts.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToWav } from '../support/speak.ts';
import { bringMicrophone, speakInto } from '../support/speaking-microphone.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { takePictures } from './steps/pictures.ts';

const CHART = '/pronunciation/ipa';
/** Sounds, each with the first sentence to read. */
const TEN: readonly (readonly [sound: string, sentence: string])[] = [
  ['ii', 'She keeps three green keys.'],
  ['i', 'His sister lives in a big city.'],
  ['e', 'My friend left at ten.'],
  ['ae', 'That fat cat sat on my hat.'],
  ['ar', 'Park the car in the dark yard.'],
  ['ei', 'The train is eight minutes late.'],
  ['th', 'I think both are worth a month.'],
  ['s', 'Six students sat in the bus.'],
  ['sh', 'She should wash the fresh fish.'],
  ['l', 'Tell the little girl a tale.'],
];

/** Reads the first sentence of a sound into the recorder. */
async function practise(page: Page, [sound, sentence]: (typeof TEN)[number]): Promise<void> {
  await page.locator(`[data-sound="${sound}"]`).click();
  const [first, second, third] = sentence.split(' ');
  await page.getByRole('button', { name: `${first} ${second} ${third}…` }).click();
  await expect(page.locator('[data-question="s1"]')).toContainText(sentence);
  const start = page.getByRole('button', { name: 'Bắt đầu ghi âm' });
  const consent = page.getByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' });
  await consent.or(start).first().waitFor();
  if (await consent.isVisible()) await consent.click();
  await start.click();
  const stop = page.getByRole('button', { name: /Dừng ghi/ });
  await stop.waitFor();
  await speakInto(page, await speakToWav(sentence));
  await stop.click();
  await expect(page.getByText(/^Đã lưu · /)).toBeVisible();
  await page.getByRole('link', { name: 'Về bảng âm' }).click();
}

test('a learner practises ten sounds offline, and the chart is coloured once they are sent', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(600_000);
  const browser = await newDevice();
  const account = await register(server);
  const context = await browser.launch();
  await bringMicrophone(context);
  await signInContext(context, proxy.origin, account);
  const page = await context.newPage();

  await test.step('the chart has 44 sounds, none of them said yet', async () => {
    await page.goto(`${proxy.origin}${CHART}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.locator('[data-sound]')).toHaveCount(44);
    await expect(page.getByText('Bạn đã đọc 0/44 âm.')).toBeVisible();
    await expectAccessible(page, 'the chart');
  });

  await test.step('with no network it opens cold, and ten sounds are said', async () => {
    proxy.cut = true;
    await context.setOffline(true);
    await page.reload();
    for (const each of TEN) await practise(page, each);
    await expect(page.locator('[data-state="waiting"]')).toHaveCount(TEN.length);
    await page.locator('[data-sound="th"]').click();
    await expect(page.getByText(/Đã đọc, chờ chấm/)).toBeVisible();
    await expectAccessible(page, 'a sound');
    await takePictures(page, 'sound');
    await page.getByRole('link', { name: 'Về bảng âm' }).click();
  });

  await test.step('once sent and graded, the chart says how each is said', async () => {
    proxy.cut = false;
    await context.setOffline(false);
    const scored = page.locator('[data-state="clear"], [data-state="fair"], [data-state="weak"]');
    await expect(scored).toHaveCount(TEN.length, { timeout: 180_000 });
    await expect(page.locator('[data-state="waiting"]')).toHaveCount(0);
    await expectAccessible(page, 'the coloured chart');
    await takePictures(page, 'chart');
  });
});

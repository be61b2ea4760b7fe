import { expect, type Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { register } from '../support/accounts.ts';
import { operate } from '../support/operate.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToWav } from '../support/speak.ts';
import { chooseLevel } from '../support/speaking-level.ts';
import { bringMicrophone, speakInto } from '../support/speaking-microphone.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { takePictures } from './steps/pictures.ts';

const LIST = '/virtual-practice-conversation';
const SCENE = `${LIST}/coffee-to-go`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Answers the partner aloud. */
async function say(page: Page, text: string): Promise<void> {
  await button(page, 'Bấm để nói').click();
  await button(page, 'Nói xong').waitFor();
  await speakInto(page, await speakToWav(text));
  await button(page, 'Nói xong').click();
}

/** What the learner meant is on screen as understood. */
const understood = (page: Page, meaning: string): Promise<void> =>
  expect(page.getByRole('log').or(page.getByLabel('Cuộc hội thoại')).first()).toContainText(meaning);

/** Taps the first thing that may be said until the scene is over. */
async function tapToTheEnd(page: Page): Promise<void> {
  const finish = button(page, 'Xem kết quả');
  const tap = button(page, 'Trả lời bằng cách chạm');
  const choices = page.locator('[data-stage] ul button');
  const log = page.getByLabel('Cuộc hội thoại').getByRole('listitem');
  for (;;) {
    await tap.or(finish).first().waitFor();
    if (await finish.isVisible()) return;
    const before = await log.count();
    await tap.click();
    await choices.first().click();
    await expect.poll(() => log.count()).toBeGreaterThan(before);
  }
}

test('a learner downloads scenes, talks through one with no network, and the visit arrives once', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(600_000);
  const browser = await newDevice();
  const account = await register(server);
  await operate(server, 'grant', account.phone, 'vip:speaking');
  await chooseLevel(server, account);
  const context = await browser.launch();
  await bringMicrophone(context);
  await signInContext(context, proxy.origin, account);
  const page = await context.newPage();

  await test.step('downloads the first level and what hears the voice', async () => {
    // Once the device knows for what its learner is VIP.
    await page.goto(proxy.origin);
    await button(page, 'Menu').waitFor();
    await page.goto(`${proxy.origin}${LIST}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.getByRole('link', { name: /Một ly cà phê mang đi/ })).toBeVisible();
    await expectAccessible(page, 'the scenes');
    await takePictures(page, 'scenes');
    await page.getByText('Tải mức 1 về để luyện khi không có mạng').click();
    await button(page, /^Tải về máy · /).click({ timeout: 300_000 });
    await expect(page.getByText('Đã tải về').first()).toBeVisible({ timeout: 120_000 });
    await page.goto(`${proxy.origin}${SCENE}`);
    const offer = page.getByTestId('speech-model');
    await offer.getByRole('button', { name: /^Tải về máy · / }).click();
    await expect(offer).toHaveCount(0, { timeout: 60_000 });
  });

  await test.step('with no network it opens cold, and what is said is understood', async () => {
    proxy.cut = true;
    await context.setOffline(true);
    await page.reload();
    await expectAccessible(page, 'before the scene');
    await takePictures(page, 'scene-intro');
    await button(page, 'Vào cảnh').click();
    await say(page, 'Can I have a coffee, please?');
    await understood(page, 'Gọi cà phê');
    await say(page, 'Where is the nearest swimming pool for my grandmother?');
    await expect(page.getByText(/chưa hiểu trong cảnh này|Có phải bạn muốn nói/)).toBeVisible();
    await expectAccessible(page, 'the talk');
    await takePictures(page, 'scene-talk');
  });

  await test.step('it goes on where the page was closed, and is saved at its end', async () => {
    await page.reload();
    await button(page, 'Tiếp tục cảnh đang dở').click();
    await understood(page, 'Gọi cà phê');
    await tapToTheEnd(page);
    await button(page, 'Xem kết quả').click();
    await expect(page.getByText('Kết quả đã lưu trên máy và sẽ tự gửi khi kết nối được.')).toBeVisible();
    await expect(page.getByText(/^Trong \d+ lượt, mình hiểu 1 lượt/)).toBeVisible();
    await expectAccessible(page, 'the end');
    await takePictures(page, 'scene-end');
  });

  await test.step('once there is network, the visit arrives once', async () => {
    proxy.cut = false;
    await context.setOffline(false);
    const headers = { authorization: `Bearer ${account.token}` };
    const visits = async (): Promise<unknown> => {
      const response = await fetch(`${server.origin}/api${ENDPOINTS.conversation.records.path}`, {
        headers,
      });
      const { records } = ENDPOINTS.conversation.records.response.parse((await response.json()).data);
      return records.map(({ scene_id, visits: count }) => [scene_id, count]);
    };
    await expect.poll(visits, { timeout: 60_000 }).toEqual([['coffee-to-go', 1]]);
    await page.goto(`${proxy.origin}${LIST}`);
    await expect(page.getByRole('link', { name: /Một ly cà phê mang đi/ })).toContainText('Đã vào 1 lần');
  });
});

import { expect, type Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type Account, activateCourse, register } from '../support/accounts.ts';
import { operate } from '../support/operate.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToWav } from '../support/speak.ts';
import { bringMicrophone, speakInto } from '../support/speaking-microphone.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { takePictures } from './steps/pictures.ts';

const COURSE = 'buoc-toi-6';
const LESSON = '/lesson/noi-bang-tu-noi';
const DUET = 'chuyen-nha-o-xa';
/** What the learner says, in order. */
const LINES = [
  'It is quiet and green. However, it is far from the office.',
  'Almost an hour. Although the bus is slow, I can read on the way.',
  'Sometimes I do. Despite the noise, I liked the small shops in that street.',
  "I don't think so. Although my evenings are shorter, my weekends are much better here.",
] as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function latestResult(server: ServerProcess, { token }: Account) {
  const path = ENDPOINTS.duet.latestResult.path.replace('{id}', DUET);
  const response = await fetch(`${server.origin}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ENDPOINTS.duet.latestResult.response.parse((await response.json()).data);
}

/** Hears the other speaker's line, then says one's own. */
async function sayNext(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Lời của cô ấy' })).toBeVisible();
  await button(page, 'Lời tiếp theo').click();
  await expect(page.getByRole('heading', { name: 'Đến lượt bạn nói' })).toBeVisible();
  const start = button(page, 'Bắt đầu ghi âm');
  const consent = button(page, 'Đồng ý cho gửi bản ghi âm');
  await consent.or(start).first().waitFor();
  if (await consent.isVisible()) await consent.click();
  await start.click();
  const stop = button(page, /Dừng ghi/);
  await stop.waitFor();
  await speakInto(page, await speakToWav(text));
  await stop.click();
  await expect(button(page, 'Ghi âm lại')).toBeVisible();
  await button(page, 'Lời tiếp theo').click();
}

async function openDuet(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${LESSON}`);
  await page.getByRole('link', { name: 'Đối thoại: ở xa hay ở gần' }).click();
}

test('a learner says a duet line by line, offline in the middle, and sees its latest result', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(600_000);
  const browser = await newDevice();
  const account = await register(server);
  await operate(server, 'grant', account.phone, COURSE);
  await activateCourse(server, account, COURSE);
  const context = await browser.launch();
  await bringMicrophone(context);
  await signInContext(context, proxy.origin, account);
  const page = await context.newPage();

  await test.step('downloads the lesson, and says the first line', async () => {
    await page.goto(`${proxy.origin}${LESSON}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await button(page, /^Tải về máy · /).click();
    await expect(page.getByTestId('download-state')).toHaveAttribute('data-state', 'done', {
      timeout: 120_000,
    });
    await openDuet(page, proxy.origin);
    await sayNext(page, LINES[0]);
    const said = async () => (await latestResult(server, account)).total.said;
    await expect.poll(said, { timeout: 60_000 }).toBe(1);
  });

  await test.step('with no network it goes on after a reload, to its end', async () => {
    proxy.cut = true;
    await context.setOffline(true);
    await page.reload();
    for (const line of LINES.slice(1)) await sayNext(page, line);
    await expect(page.getByText('Hết đoạn đối thoại')).toBeVisible();
    await expectAccessible(page, 'the duet at its end');
    await takePictures(page, 'duet-end');
    await button(page, 'Nộp để AI chấm phát âm').click();
    await expect(page.getByText('Bài đã nộp, đang chờ gửi')).toBeVisible();
    expect((await latestResult(server, account)).total.said).toBe(1);
  });

  await test.step('once there is network, each line arrives once and is graded', async () => {
    proxy.cut = false;
    await context.setOffline(false);
    const total = async () => (await latestResult(server, account)).total;
    await expect
      .poll(total, { timeout: 180_000 })
      .toMatchObject({ said: LINES.length, of: LINES.length, graded: LINES.length });
  });

  await test.step('the result shows how each line was said', async () => {
    await openDuet(page, proxy.origin);
    await expect(page.getByTestId('grading')).toHaveText('Đã chấm xong');
    await expectAccessible(page, 'the result of the duet');
    await takePictures(page, 'duet-graded');
  });

  await test.step('said once more, it shows its latest result, also with no network', async () => {
    await page.goto(`${proxy.origin}${LESSON}`);
    await button(page, 'Học lại từ đầu').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Học lại từ đầu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Học lại từ đầu')).toHaveCount(0);
    await page.getByRole('link', { name: 'Đối thoại: ở xa hay ở gần' }).click();
    const result = page.getByText(/^Kết quả gần nhất: phát âm trung bình \d+\/100, đã chấm 4\/4/);
    await expect(result).toBeVisible();
    proxy.cut = true;
    await context.setOffline(true);
    await page.reload();
    await expect(result).toBeVisible();
    await expectAccessible(page, 'the duet with its latest result');
    await takePictures(page, 'duet-result');
  });
});

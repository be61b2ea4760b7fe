import { expect, type Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { register } from '../support/accounts.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToWav } from '../support/speak.ts';
import { bringMicrophone, speakInto } from '../support/speaking-microphone.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { takePictures } from './steps/pictures.ts';

const PATH = '/pronunciation';
const LESSON = `${PATH}/think-and-this`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Records the item that is chosen. */
async function record(page: Page, text: string): Promise<void> {
  const start = button(page, 'Bắt đầu ghi âm');
  const consent = button(page, 'Đồng ý cho gửi bản ghi âm');
  await consent.or(start).first().waitFor();
  if (await consent.isVisible()) await consent.click();
  await start.click();
  const stop = button(page, /Dừng ghi/);
  await stop.waitFor();
  await speakInto(page, await speakToWav(text));
  await stop.click();
  await expect(page.getByText(/^Đã lưu · /)).toBeVisible();
}

/** Says every item of the section, and ends it. */
async function sayAll(page: Page, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await record(page, text);
    if (index < texts.length - 1) await button(page, 'Mục tiếp theo').click();
  }
  await button(page, 'Xong phần này').click();
}

/** Chooses the first option of each question. */
async function tellAll(page: Page): Promise<void> {
  const finish = button(page, 'Xem kết quả');
  for (let isOver = false; !isOver; ) {
    await page.locator('[data-question] button[class*="border-2"]').first().click();
    isOver = await finish.isVisible();
    await (isOver ? finish : button(page, 'Câu tiếp')).click();
  }
}

test('a learner downloads a pronunciation lesson, does it with no network, and it arrives once', async ({
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
  const headers = { authorization: `Bearer ${account.token}` };
  const { assetsWithDetailPronunciation, pronunciationProgressOfAll } = ENDPOINTS.lesson;
  const lessonPath = assetsWithDetailPronunciation.path.replace('{id}', 'think-and-this');
  const lesson = assetsWithDetailPronunciation.response.parse(
    (await (await fetch(`${server.origin}/api${lessonPath}`)).json()).data,
  );

  await test.step('the path has twenty lessons; one is downloaded', async () => {
    await page.goto(`${proxy.origin}${PATH}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.locator('[data-lesson]')).toHaveCount(20);
    await expectAccessible(page, 'the path');
    await takePictures(page, 'pronunciation-path');
    await page.locator('[data-lesson="think-and-this"]').click();
    await page.getByText('Tải bài này về máy').click();
    await button(page, /^Tải về máy · /).click({ timeout: 300_000 });
    await expect(page.getByText('Đã tải về').first()).toBeVisible({ timeout: 120_000 });
    await expectAccessible(page, 'a lesson');
    await takePictures(page, 'pronunciation-lesson');
  });

  await test.step('with no network it opens cold, and is heard and told apart', async () => {
    proxy.cut = true;
    await context.setOffline(true);
    await page.goto(`${proxy.origin}${LESSON}`);
    await page.getByRole('link', { name: 'Học phần nghe' }).click();
    await expect(page.getByText('Hơi thổi liên tục, không bật.')).toBeVisible();
    const voice = await page.evaluate(
      (path) => fetch(path).then(({ ok }) => ok),
      lesson.hear[0]?.voices.woman ?? '',
    );
    expect(voice).toBe(true);
    await expectAccessible(page, 'what is heard');
    await takePictures(page, 'pronunciation-hear');
    await button(page, 'Nghe xong rồi').click();
    await page.getByRole('link', { name: 'Học tiếp: Phân biệt' }).click();
    await expectAccessible(page, 'what is told apart');
    await takePictures(page, 'pronunciation-tell');
    await tellAll(page);
    await expect(page.getByText(/^Bạn chọn đúng \d+\/8 câu\.$/)).toBeVisible();
    await expectAccessible(page, 'the end of a section');
    await takePictures(page, 'pronunciation-end');
  });

  await test.step('it is said and used, and the page may be closed meanwhile', async () => {
    await page.getByRole('link', { name: 'Học tiếp: Nói' }).click();
    await expectAccessible(page, 'what is said');
    await takePictures(page, 'pronunciation-say');
    await sayAll(
      page,
      [...lesson.say.words, ...lesson.say.sentences].map(({ text }) => text),
    );
    await page.reload();
    await page.goto(`${proxy.origin}${LESSON}`);
    await expect(page.locator('[data-state="done"]')).toHaveCount(3);
    await page.getByRole('link', { name: 'Học tiếp: Dùng' }).click();
    await takePictures(page, 'pronunciation-use');
    await sayAll(
      page,
      lesson.use.lines.flatMap(({ id, text }) => (id === null ? [] : [text])),
    );
    await expect(page.getByText('Bạn đã xong cả bốn phần của bài.')).toBeVisible();
    await page.goto(`${proxy.origin}${PATH}`);
    await expect(page.locator('[data-lesson="think-and-this"]')).toHaveAttribute('data-done', '4');
  });

  await test.step('once there is network, it has arrived once, and the server’s scores stand', async () => {
    proxy.cut = false;
    await context.setOffline(false);
    const progress = async () => {
      const response = await fetch(`${server.origin}/api${pronunciationProgressOfAll.path}`, { headers });
      return pronunciationProgressOfAll.response.parse((await response.json()).data).progress;
    };
    const completed = async () => (await progress()).filter(({ status }) => status === 2).length;
    await expect.poll(completed, { timeout: 120_000 }).toBe(4);
    const graded = async () => (await progress()).filter(({ graded_at }) => graded_at !== null).length;
    await expect.poll(graded, { timeout: 180_000 }).toBe(2);
    const { data } = await (await fetch(`${server.origin}/api/privacy/export`, { headers })).json();
    const { attempts } = ENDPOINTS.privacy.exportData.response.parse(data);
    const said = attempts.flatMap(({ answers }) => answers).length;
    const own = lesson.use.lines.filter(({ id }) => id !== null).length;
    expect(said).toBe(lesson.say.words.length + lesson.say.sentences.length + own);
    await page.goto(`${proxy.origin}${LESSON}`);
    await expect(page.locator('[data-state="done"]')).toHaveCount(4);
  });
});

import { expect, type Page } from '@playwright/test';
import { countWords } from '#rules/questions/word-count.ts';
import { activateCourse, register } from '../support/accounts.ts';
import { operate } from '../support/operate.ts';
import { recordByScreen } from '../support/record-by-screen.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToMp4 } from '../support/speak.ts';
import { bringRecorder, handRecording } from '../support/speaking-microphone.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';

const COURSE = 'buoc-toi-6';
const PRACTICE = 'noi-hai-chieu';
const TALK =
  'I really like the area where I live, although it is a little noisy at night. My street is close to a big market, ' +
  'so I can buy fresh food every morning. However, the buses often come late, because there are too many motorbikes ' +
  'on the road. In the future, I hope that the city will build more parks, which would make the air cleaner. ' +
  'My neighbours are friendly, and we usually drink coffee together when we have some free time.';

const box = (page: Page) => page.getByLabel('Bạn vừa nói gì?');

test('a learner records talks, confirms their transcripts, and gets one band for all of them', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(600_000);
  // Two talks make the minute that a band takes.
  const recording = await speakToMp4(TALK);
  const browser = await newDevice();
  const learner = await register(server);
  await operate(server, 'grant', learner.phone, COURSE);
  await activateCourse(server, learner, COURSE);
  const context = await browser.launch();
  await bringRecorder(context, 'audio/mp4');
  await signInContext(context, proxy.origin, learner);
  const page = context.pages()[0] ?? (await context.newPage());
  const card = page.locator('[data-question]');
  const shot = (name: string) => page.screenshot({ path: test.info().outputPath(name), fullPage: true });

  const talk = async (): Promise<void> => {
    await handRecording(page, recording);
    await recordByScreen(page, '00:01');
  };

  await test.step('consent to send recordings is requested once, and to nothing else', async () => {
    await page.goto(`${proxy.origin}/speaking-practice/${PRACTICE}`);
    for (const number of [2, 3]) {
      await page.getByRole('button', { name: 'Câu tiếp' }).click();
      await expect(page.getByRole('heading', { name: `Câu ${number}/5` })).toBeVisible();
    }
    const consent = page.getByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' });
    await consent.click();
    await expect(consent).toBeHidden();
    await expectAccessible(page, 'a talk before it is recorded');
    await shot('offer.png');
  });
  await test.step('after the talk, its transcript is typed and saved', async () => {
    await talk();
    await expect(card.locator('[data-save]')).toHaveText(/^Đã lưu/);
    await expect(page.getByText(/^Bỏ trống cũng nộp được: mình nghe ra/)).toBeVisible();
    await box(page).fill(TALK);
    await expect(page.getByText(`${countWords(TALK)} từ`, { exact: true })).toBeVisible();
    await expect(card.locator('[data-save]')).toHaveText(/^Đã lưu/);
    await expectAccessible(page, 'a talk and its words');
    await shot('told.png');
    await page.reload();
    await page.getByRole('heading', { name: /^Câu \d\/5$/ }).waitFor();
    while (!(await box(page).isVisible())) await page.getByRole('button', { name: 'Câu tiếp' }).click();
    await expect(box(page)).toHaveValue(TALK);
  });
  await test.step('another talk is submitted without a transcript', async () => {
    await page.getByRole('button', { name: 'Câu tiếp' }).click();
    await expect(page.getByRole('heading', { name: 'Câu 4/5' })).toBeVisible();
    await talk();
    await expect(card.locator('[data-save]')).toHaveText(/^Đã lưu/);
    await page.getByRole('button', { name: 'Câu tiếp' }).click();
    await page.getByRole('button', { name: 'Nộp bài' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  });
  await test.step('both are graded: the first on what was typed, the second on what the server heard', async () => {
    await expect(page.getByText('Band Speaking ước lượng')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText('Tính trên 2/3 câu trả lời')).toBeVisible({ timeout: 120_000 });
    await page.locator('summary').first().click();
    await expectAccessible(page, 'a result with a speaking band');
    await shot('result.png');
  });
  await test.step('its page shows measures, transcript and comments, and plays the tapped word', async () => {
    const details = page.getByRole('link', { name: 'Xem nhận xét chi tiết' });
    await details.nth(1).click();
    await expect(page.getByText(/Chữ do máy chủ Luyện nghe/)).toBeVisible();
    await expect(page.getByRole('button', { name: /area where/ }).first()).toBeVisible();
    await shot('heard.png');
    await page.goBack();
    await details.first().click();
    await expect(page.getByText('Bài nói của bạn qua con số')).toBeVisible();
    await expect(page.getByTestId('waveform')).toHaveAttribute('data-ready', 'true');
    await page.getByRole('button', { name: /I really like the area/ }).click();
    await expect(page.getByRole('button', { name: 'Tạm dừng bản ghi của bạn' })).toBeVisible();
    await page.getByRole('button', { name: 'Tạm dừng bản ghi của bạn' }).click();
    await expectAccessible(page, 'what a talk shows');
    await shot('talk.png');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'what a talk shows in the dark');
    await shot('talk-dark.png');
    await page.setViewportSize({ width: 1280, height: 800 });
    await shot('talk-wide.png');
  });
});

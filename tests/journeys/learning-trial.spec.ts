import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod/mini';
import { newPhone } from '../support/new-phone.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { speakToWav } from '../support/speak.ts';
import { bringMicrophone, speakInto } from '../support/speaking-microphone.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { takePictures } from './steps/pictures.ts';
import { enterCode } from './steps/sign-up.ts';

const WIDTH = 390;
const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const exported = z.object({
  data: z.object({ attempts: z.array(z.object({ practice_id: z.string() })) }),
});

async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `width of ${page.url()}`).toBeLessThanOrEqual(WIDTH);
}

/** The question that waits, by the id of its message. */
const waiting = (page: Page, id: string): Locator => page.locator(`[data-question="${id}"]`);

async function choose(page: Page, id: string, option: string): Promise<void> {
  await waiting(page, id).getByRole('radio', { name: option }).check();
  await named(page, 'Gửi').click();
}

async function write(page: Page, id: string, word: string): Promise<void> {
  await waiting(page, id).getByRole('textbox').pressSequentially(word);
  await named(page, 'Gửi').click();
}

async function order(page: Page, id: string, chunks: readonly string[]): Promise<void> {
  for (const chunk of chunks)
    await waiting(page, id).getByRole('button', { name: chunk, exact: true }).click();
  await named(page, 'Gửi').click();
}

/** Reads the sentence into the microphone. */
async function say(page: Page, id: string, sentence: string): Promise<void> {
  const card = waiting(page, id);
  await card.getByRole('button', { name: 'Bắt đầu ghi âm' }).click();
  await expect(card.getByRole('button', { name: /^Dừng ghi/ })).toBeVisible();
  await speakInto(page, await speakToWav(sentence));
  await card.getByRole('button', { name: /^Dừng ghi/ }).click();
  await named(page, 'Mình đọc xong').click();
}

/** Registers from the report, with the code written by the SMS adapter. */
async function keepByRegistering(page: Page, server: ServerProcess): Promise<void> {
  const phone = newPhone();
  await named(page, 'Đăng ký và giữ báo cáo').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Số điện thoại').pressSequentially(phone);
  await dialog.getByRole('button', { name: 'Đăng ký' }).click();
  await enterCode(dialog, server, phone);
}

/** The practices that the learner who is signed in has attempted, as the server exports them. */
async function attemptedBy(page: Page, server: ServerProcess): Promise<string[]> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const answer = await fetch(`${server.origin}/api/privacy/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return exported.parse(await answer.json()).data.attempts.map(({ practice_id }) => practice_id);
}

test('a guest does the learning trial with no network after its first message, and keeps the report', async ({
  context,
  server,
  faultProxy: proxy,
}) => {
  test.setTimeout(600_000);
  await bringMicrophone(context);
  const page = await context.newPage();
  await page.setViewportSize({ width: WIDTH, height: 844 });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));

  await test.step('comes from the home page, and begins', async () => {
    await page.goto(proxy.origin);
    await page.getByRole('link', { name: /^Học thử bảy phút/ }).click();
    await expect(page).toHaveURL(/\/hoc-thu$/);
    await expect(named(page, 'Bắt đầu học thử')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page, 'the beginning');
    await takePictures(page, 'beginning');
    await named(page, 'Bắt đầu học thử').click();
    await expect(waiting(page, 'first-answer')).toBeVisible();
    await expectAccessible(page, 'the chat');
  });

  await test.step('answers with no network', async () => {
    // What answers when they come back.
    const serving = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
    await expect.poll(serving, { timeout: 60_000 }).toBe('activated');
    await context.setOffline(true);
    await choose(page, 'first-answer', 'Yes, I do.');
    await expect(page.getByText(/chưa có lý do/)).toBeVisible();
    await choose(page, 'first-listen', 'My friend likes early buses.');
    await write(page, 'first-word', 'because');
    await takePictures(page, 'order');
    await order(page, 'first-order', [
      'I get up early',
      'because',
      'the roads',
      'are quiet',
      'before seven.',
    ]);
    await named(page, 'Đồng ý cho gửi bản ghi âm').click();
    await say(page, 'first-say', 'I like mornings because the streets are quiet.');
    await expect(waiting(page, 'find-example')).toBeVisible();
    await expectFits(page);
    await takePictures(page, 'chat');
  });

  await test.step('comes back, and goes on where they stopped', async () => {
    await page.reload();
    await expect(page.getByText('Đã trả lời 5/13 câu, phần đó còn nguyên.')).toBeVisible();
    await named(page, 'Học tiếp').click();
    await choose(page, 'find-example', 'I can cycle to work in ten minutes');
    await order(page, 'build-beats', [
      'Yes, I do,',
      'because people here are friendly.',
      'For example,',
      'my neighbours share fruit with me.',
    ]);
    await choose(page, 'hear-plural', 'He works with his cousins.');
    await write(page, 'write-plural', 'students');
    await waiting(page, 'say-endings').getByRole('button', { name: 'Bỏ qua câu này' }).click();
    await choose(page, 'choose-link', 'Because it is hot, I stay at home.');
    await write(page, 'write-link', 'so');
    await waiting(page, 'say-whole').getByRole('button', { name: 'Bỏ qua câu này' }).click();
    await named(page, 'Xem báo cáo').click();
    await expect(page.getByText('Đúng 9/13 câu')).toBeVisible();
    await expect(page.getByText('Bài đã nộp, đang chờ gửi')).toBeVisible();
  });

  await test.step('has the server’s report with the score of what was said', async () => {
    await context.setOffline(false);
    await expect(page.getByText('Bài đã nộp, đang chờ gửi')).toHaveCount(0);
    const first = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Lần đầu, chưa học gì' }) });
    await first.getByText('Từng câu').click();
    await expect(first.getByText(/\d+\/100 điểm/)).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText('Lần sau đúng nhiều hơn lần đầu').first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page, 'the report');
    await takePictures(page, 'report');
  });

  await test.step('registers, and the report is the learner’s', async () => {
    await keepByRegistering(page, server);
    await expect(page).toHaveURL(/\/hoc-thu$/);
    await expect(page.getByText('Báo cáo này nằm trong tài khoản của bạn.')).toBeVisible();
    await named(page, 'Nhờ tư vấn').click();
    await expect(page.getByText(/^Mình đã ghi lại/)).toBeVisible();
    expect(await attemptedBy(page, server)).toEqual(['learning-trial']);
  });
  expect(faults).toEqual([]);
});

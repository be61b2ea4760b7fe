import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type Account, register } from '../support/accounts.ts';
import { command } from '../support/command.ts';
import { operate } from '../support/operate.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToWav } from '../support/speak.ts';
import { bringMicrophone, speakInto } from '../support/speaking-microphone.ts';
import { uploadSpeech } from '../support/upload-speech.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { seeSynced } from './steps/see-synced.ts';

const TOPIC = 'speaking-mornings';
const CALLS = `/ielts/virtual-room/topics/${TOPIC}`;
/** About twenty seconds: long enough for its length to agree with its pace, and for a suggestion. */
const LONG =
  'I live in a small town near the river with my parents and my younger sister. Every morning my father makes coffee, ' +
  'and we sit in the garden for a while before anybody has to leave. I like that time a lot, because later in the day ' +
  'we are all busy with work and school. On Sundays we visit my grandmother, who grows vegetables and sells them.';
const SHORT = 'I get up at six because my bus leaves at seven.';

const { home } = ENDPOINTS.speakingStatistics;
const { listQuestions } = ENDPOINTS.speakingRoom;

/** What the server responds to the learner. */
async function read(server: ServerProcess, { token }: Account, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.origin}/api${path}`, { headers });
  return (await response.json()).data;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Takes a picture, for which nothing may stick out of a phone's screen. */
async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
}

/** Cuts the examiner short, and waits until the microphone is open. */
async function takeTurn(page: Page, position: number): Promise<void> {
  await expect(page.getByText(`Câu ${position}/5`, { exact: true })).toBeVisible();
  await button(page, 'Trả lời luôn').click();
  await button(page, 'Mình nói xong').waitFor();
}

/** Speaks one answer, and waits for what the device says about it. */
async function answer(page: Page, position: number): Promise<void> {
  await takeTurn(page, position);
  await speakInto(page, await speakToWav(SHORT));
  await button(page, 'Mình nói xong').click();
  await expectFeedback(page);
}

async function expectFeedback(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Nghe nhanh trên máy' })).toBeVisible();
  await expect(page.getByText(/^\d+ giây · khoảng \d+ từ$/)).toBeVisible();
}

/** Another attempt at the topic, from another device: one long answer with its transcript. */
async function practiseElsewhere(server: ServerProcess, account: Account): Promise<void> {
  const attempt = { attempt_id: randomUUID() };
  const recording_id = await uploadSpeech(server, account, await speakToWav(LONG));
  const type_code = 'ielts_unscripted_speaking';
  const spoken = { type_code, recording_id, transcript: { text: LONG, source: 'learner' } };
  await command(server, account, `${CALLS}/submit-question`, {
    ...attempt,
    question_id: 'q1',
    answer: spoken,
  });
  await command(server, account, `${CALLS}/submit-topic`, attempt);
}

test('a learner has a level suggested, practises offline, is killed, goes on, and sees result and statistics', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(600_000);
  const browser = await newDevice();
  const launch = async (): Promise<Page> => {
    const context = await browser.launch();
    await bringMicrophone(context);
    return context.pages()[0] ?? (await context.newPage());
  };
  const account = await register(server);
  await operate(server, 'grant', account.phone, 'vip:speaking');
  let page = await launch();
  await signInContext(browser.context, proxy.origin, account);

  await test.step('is led to the level page, and takes the level that is suggested', async () => {
    await page.goto(`${proxy.origin}/speaking-ai`);
    await button(page, 'Bắt đầu nói').click();
    await button(page, 'Mình nói xong').waitFor();
    await speakInto(page, await speakToWav(LONG));
    await button(page, 'Mình nói xong').click();
    await expect(page.getByText(/^Bạn nói được (1[5-9]|2\d) giây, nhịp khoảng \d+ âm tiết/)).toBeVisible();
    await shot(page, 'suggested');
    await button(page, /^Chọn mức \d theo gợi ý$/).click();
    await expect(page.getByText(/^Mức \d: /)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tuần này' })).toBeVisible();
    await shot(page, 'room');
  });

  await test.step('enters a topic, and is asked aloud', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${proxy.origin}/virtual-speaking-practice/${TOPIC}`);
    await button(page, 'Đồng ý cho gửi bản ghi âm').click();
    await button(page, 'Vào phòng').click();
    await expect(page.getByText('Giám khảo đang hỏi')).toBeVisible();
    // Its text is only shown by itself where it cannot be heard.
    await expect(button(page, 'Hiện lời hỏi')).toBeVisible();
  });

  await test.step('answers with no network, and hears from the device at once', async () => {
    proxy.cut = true;
    await browser.context.setOffline(true);
    await answer(page, 1);
    await shot(page, 'feedback');
    await expectAccessible(page, 'the first feedback');
  });

  await test.step('is killed in the middle of the second answer, and keeps it', async () => {
    await button(page, 'Câu tiếp theo').click();
    await takeTurn(page, 2);
    void speakInto(page, await speakToWav(LONG)).catch(() => undefined);
    await expect(page.getByRole('timer')).toHaveText(/^0?0:0[4-9]$/);
    await browser.kill();
    page = await launch();
    await browser.context.setOffline(true);
    await page.goto(`${proxy.origin}/virtual-speaking-practice/${TOPIC}`);
    await button(page, 'Nói tiếp từ câu 2').click();
    await expect(page.getByText('Lần trước câu này bị ngắt giữa chừng')).toBeVisible();
    await shot(page, 'interrupted');
    await button(page, 'Giữ phần đã nói').click();
    await expectFeedback(page);
  });

  await test.step('answers one more, skips the rest, and submits with no network', async () => {
    await button(page, 'Câu tiếp theo').click();
    await answer(page, 3);
    await button(page, 'Câu tiếp theo').click();
    await button(page, 'Bỏ qua câu này').click();
    await expect(page.getByText('Câu 5/5', { exact: true })).toBeVisible();
    await button(page, 'Bỏ qua câu này').click();
    await expect(page.getByText('Bạn đã trả lời 3/5 câu.', { exact: false })).toBeVisible();
    await shot(page, 'end');
    await button(page, 'Nộp bài để chấm').click();
    await expect(page.getByText('Đã nộp, đang chờ gửi')).toBeVisible();
    await shot(page, 'waiting');
  });

  await test.step('once there is a network, everything arrives once, and it says why there is no band', async () => {
    proxy.cut = false;
    await browser.context.setOffline(false);
    await seeSynced(page, 60_000);
    const attempt = new URL(page.url()).searchParams.get('attempt');
    const room = listQuestions.response.parse(
      await read(server, account, `${CALLS}/list-questions?attempt_id=${attempt}`),
    );
    expect(room.questions.filter(({ user }) => user.length > 0).map(({ id }) => id)).toEqual([
      'q1',
      'q2',
      'q3',
    ]);
    const sent = new Set(
      proxy.traffic
        .filter(({ operation }) => operation.startsWith('speakingRoom.submit'))
        .map(({ operation, key }) => `${operation} ${key}`),
    );
    expect([...sent].map((each) => each.split(' ')[0]).toSorted()).toEqual([
      ...['speakingRoom.submitQuestion', 'speakingRoom.submitQuestion', 'speakingRoom.submitQuestion'],
      'speakingRoom.submitTopic',
    ]);
    // The server heard the words, but they are few.
    const noBand = page.getByText('Chưa đủ một phút lời nói');
    await expect(noBand).toBeVisible({ timeout: 120_000 });
    await page.getByText('What gets you out of bed on a normal weekday, and at what time?').click();
    await expect(page.getByText(/Chữ do máy chủ Luyện nghe/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /because.* leaves at/ }).first()).toBeVisible();
    await shot(page, 'result');
    await expectAccessible(page, 'the result');
  });

  await test.step('after two more attempts, the statistics show what was spoken', async () => {
    await practiseElsewhere(server, account);
    await practiseElsewhere(server, account);
    const spoken = async () => home.response.parse(await read(server, account, home.path)).seconds;
    // Two long answers and what was said here.
    await expect.poll(spoken, { timeout: 120_000 }).toBeGreaterThan(40);
    await page.goto(`${proxy.origin}/speaking-ai`);
    await expect(page.getByText('1 phút', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Xem thống kê' }).click();
    await expect(page.getByText(/^12 tuần qua bạn nói 1 phút, trong \d câu trả lời\.$/)).toBeVisible();
    await shot(page, 'statistics');
    await expectAccessible(page, 'the statistics');
  });
});

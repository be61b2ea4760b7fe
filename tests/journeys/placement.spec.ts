import { expect, type Page } from '@playwright/test';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { newPhone } from '../support/new-phone.ts';
import { operate } from '../support/operate.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { enterCode } from './steps/sign-up.ts';
import { answerRight, openQuestion, packExam } from './steps/take-exam.ts';

const TEST_ID = 'placement-1';
const ESSAY =
  'In my opinion, it is better to learn with a teacher, because a teacher can show me my mistakes. ' +
  'When I started to swim, I watched videos for a month, but I could not breathe correctly. ' +
  'My teacher saw the problem in one lesson. However, I also practise on my own every week, ' +
  'since nobody can learn for me. For this reason, I think that both ways help, but the teacher comes first.';

test.use({ viewport: { width: 1280, height: 800 } });

const listEnvelope = z.object({ data: ENDPOINTS.examList.list.response });
const exported = z.object({
  data: z.object({
    attempts: z.array(z.object({ id: z.string(), practice_id: z.string() })),
    advice_for_number: z.array(z.object({ id: z.string(), phone: z.string() })),
  }),
});

/** The test exists once its listening part has been recorded. */
async function waitForTest(server: ServerProcess): Promise<void> {
  const listed = async (): Promise<boolean> => {
    const answer = await fetch(`${server.origin}/api/practice-test/list`);
    return listEnvelope.parse(await answer.json()).data.tests.some(({ id }) => id === TEST_ID);
  };
  await expect.poll(listed, { timeout: 180_000 }).toBe(true);
}

/** Server data about the learner who is signed in on the page. */
async function exportOf(page: Page, server: ServerProcess) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const answer = await fetch(`${server.origin}/api/privacy/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return exported.parse(await answer.json()).data;
}

/** Registers from the result page, with the code written by the SMS adapter. */
async function registerFromResult(page: Page, server: ServerProcess, phone: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Đăng ký' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Số điện thoại').pressSequentially(phone);
  await dialog.getByRole('button', { name: 'Đăng ký' }).click();
  await enterCode(dialog, server, phone);
}

test('a guest finds their level, partly offline, requests advice and keeps everything on registering', async ({
  page,
  context,
  server,
  faultProxy: proxy,
}) => {
  test.setTimeout(900_000);
  const setNetwork = async (on: boolean): Promise<void> => {
    // The service worker is cut off too, which the browser's own offline switch may not reach.
    proxy.cut = !on;
    await context.setOffline(!on);
  };
  const saved = page.locator('[data-save]');
  const numbers = page.getByRole('navigation', { name: 'Các câu của bài làm' });
  const phone = newPhone();
  const { questions } = await packExam(TEST_ID);
  let next = 1;
  const placementQuestions = questions.map(({ question, key, part }) => {
    const number = next;
    next += Math.max(1, question.marks);
    return { id: question.id, number, marks: question.marks, grading: question.grading_object, key, part };
  });
  const ofPart = (part: number) => placementQuestions.filter((question) => question.part === part);
  const marksOf = (parts: number[]): number =>
    placementQuestions
      .filter(({ part, grading }) => parts.includes(part) && grading === GRADING_MODE.none)
      .reduce((sum, { marks }) => sum + marks, 0);
  const answerPart = async (part: number): Promise<void> => {
    for (const question of ofPart(part)) await answerRight(await openQuestion(page, question), question.key);
  };
  await waitForTest(server);

  await test.step('reads the instructions, plays the sample and tests the microphone', async () => {
    await page.goto(`${proxy.origin}/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${proxy.origin}/input-test/Instructions-test`);
    await expect(page.getByText('40 phút', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Các phần của bài' }).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('button', { name: 'Ghi thử 5 giây' }).click();
    await expect(page.getByText('Mình nghe thấy bạn.')).toBeVisible();
    await expect(page.getByTestId('waveform')).toHaveAttribute('data-ready', 'true');
    await expect(page.getByText('Micro đã sẵn sàng')).toBeVisible();
    const sample = page.getByRole('group', { name: 'Nghe câu thử' }).locator('audio');
    const heard = await sample.evaluate(async (audio: HTMLAudioElement) => {
      audio.muted = true;
      await audio.play();
      return audio.duration;
    });
    expect(heard).toBeGreaterThan(5);
    await page.screenshot({ path: test.info().outputPath('instructions.png'), fullPage: true });
    await expectAccessible(page, 'instructions of the placement test');
  });

  await test.step('starts without an account and answers the first part', async () => {
    await page.getByRole('link', { name: 'Bắt đầu bài kiểm tra' }).click();
    await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
    await expect(page.getByTestId('clock')).toHaveText(/^(40:00|39:\d\d)$/);
    await answerPart(1);
    await expect(saved).toContainText('Đã lưu');
    await page.screenshot({ path: test.info().outputPath('part-1.png') });
    await expectAccessible(page, 'a part of the placement test');
  });

  await test.step('finds the answers after a reload', async () => {
    await page.reload();
    await expect(page.getByTestId('clock')).toHaveText(/^3\d:\d\d$/);
    await expect(numbers.getByRole('button', { name: /^Câu 1, đã trả lời/ })).toBeVisible();
  });

  await test.step('reads and writes offline, and submits', async () => {
    await setNetwork(false);
    await answerPart(2);
    await answerPart(3);
    const [essay] = ofPart(5);
    if (!essay) throw new Error('the test has no essay');
    const card = await openQuestion(page, essay);
    await card.getByRole('textbox').fill(ESSAY);
    await expect(saved).toHaveText(/^Đã lưu · \d+ đang chờ gửi$/);
    await page.getByRole('button', { name: 'Nộp bài' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
    await expect(page.getByText('Bài đã nộp, sẽ chấm khi kết nối được')).toBeVisible();
  });

  const won = marksOf([1, 2, 3]);
  const marks = marksOf([1, 2, 3, 4]);
  await test.step('gets a level with its range once back online', async () => {
    await setNetwork(true);
    await expect(page.getByTestId('level')).toHaveText('Upper-Intermediate', { timeout: 60_000 });
    await expect(page.getByTestId('level-range')).toContainText('Intermediate đến Advanced');
    await expect(page.getByTestId('correct')).toHaveText(`Đúng ${won}/${marks} câu có đáp án`);
    await expect(page.getByTestId('writing')).toHaveText(/^khoảng band \d\.\d–\d\.\d$/, {
      timeout: 60_000,
    });
    await expect(page.getByRole('heading', { name: 'Khóa học hợp với bạn' })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('result.png'), fullPage: true });
    await expectAccessible(page, "the placement test's result");
  });

  const description = new RegExp(`^Bài kiểm tra đầu vào: Upper-Intermediate .*đúng ${won}/${marks} câu$`);
  await test.step('requests advice, including the result', async () => {
    await page.getByRole('button', { name: 'Nhận tư vấn với kết quả này' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Bài kiểm tra đầu vào: Upper-Intermediate')).toBeVisible();
    await dialog.getByLabel('Họ và tên').fill('Nguyễn Thị Khách');
    await dialog.getByLabel('Số điện thoại').fill(phone);
    await dialog.getByRole('button', { name: 'Tư vấn ngay' }).click();
    await expect(page.getByText('Gửi yêu cầu tư vấn thành công !')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
  });

  await test.step('registers, and owns the attempt and the request', async () => {
    const attemptId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await registerFromResult(page, server, phone);
    const owned = async () => (await exportOf(page, server)).attempts;
    await expect
      .poll(owned, { timeout: 60_000 })
      .toContainEqual(expect.objectContaining({ id: attemptId, practice_id: TEST_ID }));
    // What was asked before anybody was signed in belongs to who proves the number; its words are the centre's to read.
    const { advice_for_number } = await exportOf(page, server);
    const asked = z
      .array(z.object({ id: z.string(), about: z.nullable(z.string()) }))
      .parse(JSON.parse(await operate(server, 'advice', 'list', '--json')));
    const request = asked.find(({ about }) => about !== null && description.test(about));
    expect(advice_for_number).toContainEqual({ id: request?.id, phone });
    await page.goto(`${proxy.origin}/luyen-de`);
    await page.getByRole('link', { name: 'Xem kết quả: Bài kiểm tra đầu vào' }).click();
    await expect(page.getByTestId('level')).toHaveText('Upper-Intermediate');
  });
});

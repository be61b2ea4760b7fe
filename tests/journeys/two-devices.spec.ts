import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type Account, activateCourse, register } from '../support/accounts.ts';
import { operate } from '../support/operate.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { chooseLevel } from '../support/speaking-level.ts';
import { STARTER } from '../support/starter.ts';
import { test } from './steps/installed-app.ts';

const BROUGHT = 'Bài làm dở của bạn đã về máy này';
const BROUGHT_FROM_ELSEWHERE = 'Bạn làm tiếp ở máy hoặc trình duyệt khác, mình đã mang về đây';
const SCENE = 'coffee-to-go';
const PRACTICE = `/practice/${STARTER.practice}`;
const REVISE = 'on-thi-hien-tai';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const radio = (page: Page, index: number) => page.getByRole('radio').nth(index);
/** The step of Hôm nay that leads there: the one before may be on screen until the device has been read. */
const workOn = (page: Page, path: string) => page.locator(`a[href^="${path}"]`).first();
const place = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Câu ${number}/`) });

const firstPage = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? (await context.newPage());

/** Chooses an answer in the practice on screen, which is then on the device. */
async function choose(page: Page, index: number): Promise<void> {
  await radio(page, index).check();
  await expect(page.locator('[data-question] [data-save]')).toHaveText(/^Đã lưu/);
}

/** The answers to an exercise as the server would hand them to another device: which option, by question number. */
async function onServer(
  server: ServerProcess,
  { token }: Account,
  id: string,
): Promise<Record<string, string>> {
  const path = ENDPOINTS.openWork.answers.path.replace('{id}', id);
  const response = await fetch(`${server.origin}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { answers } = ENDPOINTS.openWork.answers.response.parse((await response.json()).data);
  return Object.fromEntries(
    answers.map(({ question_id, answer }) => [
      question_id.split('.').at(-1) ?? '',
      answer.type_code === 'single_choice' ? answer.choice : answer.type_code,
    ]),
  );
}

/** How many answers the server has of the open talk in the scene. */
async function talkOnServer(server: ServerProcess, { token }: Account): Promise<number> {
  const { path, response } = ENDPOINTS.conversation.talk;
  const answer = await fetch(`${server.origin}/api${path.replace('{id}', SCENE)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.parse((await answer.json()).data).answers.length;
}

test('a learner goes on with a practice, a revise set and a scene on another device, and loses nothing of either', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(300_000);
  const account = await register(server);
  await activateCourse(server, account, STARTER.course);
  await operate(server, 'grant', account.phone, 'vip:speaking');
  await chooseLevel(server, account);
  // The phone loses its network in the middle; the laptop keeps its own.
  const [phone, laptop] = [await (await newDevice()).launch(), await (await newDevice()).launch()];
  await signInContext(phone, proxy.origin, account);
  await signInContext(laptop, server.origin, account);
  const [onPhone, onLaptop] = [await firstPage(phone), await firstPage(laptop)];
  const arrived = (answers: Record<string, string>, id: string = STARTER.practice) =>
    expect.poll(() => onServer(server, account, id), { timeout: 60_000 }).toEqual(answers);

  await test.step('answers two questions on the phone', async () => {
    await onPhone.goto(`${proxy.origin}${PRACTICE}`);
    await choose(onPhone, 0);
    await button(onPhone, 'Câu tiếp').click();
    await expect(place(onPhone, 2)).toBeVisible();
    await choose(onPhone, 0);
    await arrived({ 1: 'A', 2: 'A' });
  });

  await test.step('finds them from Hôm nay on the laptop, at the next question', async () => {
    await onLaptop.goto(server.origin);
    await expect(onLaptop.getByText('Đang làm dở, chưa có trên máy này')).toBeVisible();
    await onLaptop
      .getByRole('link', { name: /^Học tiếp/ })
      .first()
      .click();
    await expect(onLaptop.getByText(BROUGHT)).toBeVisible();
    await expect(place(onLaptop, 3)).toBeVisible();
  });

  await test.step('answers the same question on both, the phone first and with no network', async () => {
    proxy.cut = true;
    await phone.setOffline(true);
    await button(onPhone, 'Câu tiếp').click();
    await expect(place(onPhone, 3)).toBeVisible();
    await choose(onPhone, 1);
    await choose(onLaptop, 2);
    await arrived({ 1: 'A', 2: 'A', 3: 'C' });
    // And another one only on the phone, later.
    await button(onPhone, 'Câu trước').click();
    await expect(place(onPhone, 2)).toBeVisible();
    await choose(onPhone, 3);
  });

  await test.step('is told of the newer answers by the phone when it is back, and keeps its own', async () => {
    proxy.cut = false;
    await phone.setOffline(false);
    await arrived({ 1: 'A', 2: 'D', 3: 'C' });
    await expect(onPhone.getByText(BROUGHT_FROM_ELSEWHERE)).toBeVisible({ timeout: 60_000 });
    await expect(radio(onPhone, 3)).toBeChecked();
    await button(onPhone, 'Câu tiếp').click();
    await expect(radio(onPhone, 2)).toBeChecked();
  });

  await test.step('hands in on the laptop, and finds the result on the phone', async () => {
    await onLaptop.reload();
    for (;;) {
      await onLaptop.locator('[data-question]').waitFor();
      const next = button(onLaptop, 'Câu tiếp');
      if (!(await next.isVisible())) break;
      await next.click();
    }
    await button(onLaptop, 'Nộp bài').click();
    await onLaptop.getByRole('dialog').getByRole('button', { name: /^Nộp/ }).click();
    await expect(onLaptop).toHaveURL(/practice-result/);
    await expect
      .poll(async () => onServer(server, account, STARTER.practice), { timeout: 60_000 })
      .toEqual({});
    await onPhone.goto(`${proxy.origin}${PRACTICE}`);
    await expect(onPhone).toHaveURL(/practice-result/);
    await expect(onPhone.getByText(/^Đúng (trọn )?\d+\/\d+ câu/).first()).toBeVisible();
  });

  await test.step('goes on with a revise set, too', async () => {
    await onPhone.goto(`${proxy.origin}/revise/${REVISE}`);
    await radio(onPhone, 0).check();
    await button(onPhone, /^(Kiểm tra|Lưu câu trả lời)$/).click();
    await expect.poll(() => onServer(server, account, REVISE), { timeout: 60_000 }).not.toEqual({});
    await onLaptop.goto(server.origin);
    await workOn(onLaptop, `/revise/${REVISE}`).click();
    await expect(onLaptop.getByText(BROUGHT)).toBeVisible();
    await expect(place(onLaptop, 2)).toBeVisible();
  });

  const tapOne = async (page: Page): Promise<void> => {
    const log = page.getByLabel('Cuộc hội thoại').getByRole('listitem');
    await button(page, 'Trả lời bằng cách chạm').waitFor();
    const before = await log.count();
    await button(page, 'Trả lời bằng cách chạm').click();
    await page.locator('[data-stage] ul button').first().click();
    await expect.poll(() => log.count()).toBeGreaterThan(before);
  };

  await test.step('goes on with a scene on the laptop, while the phone says something with no network', async () => {
    await onPhone.goto(`${proxy.origin}/virtual-practice-conversation/${SCENE}`);
    await button(onPhone, 'Vào cảnh').click();
    await tapOne(onPhone);
    await expect.poll(() => talkOnServer(server, account), { timeout: 60_000 }).toBe(1);
    proxy.cut = true;
    await phone.setOffline(true);
    await tapOne(onPhone);
    await onLaptop.goto(server.origin);
    await workOn(onLaptop, `/virtual-practice-conversation/${SCENE}`).click();
    await expect(onLaptop.getByText(/^Bạn nói dở cảnh này trên /)).toBeVisible();
    await button(onLaptop, 'Tiếp tục cảnh đang dở').click();
    const finish = button(onLaptop, 'Xem kết quả');
    const tap = button(onLaptop, 'Trả lời bằng cách chạm');
    for (;;) {
      await tap.or(finish).first().waitFor();
      if (await finish.isVisible()) break;
      await tapOne(onLaptop);
    }
    await expect.poll(() => talkOnServer(server, account), { timeout: 60_000 }).toBe(0);
  });

  await test.step('is told of it on the phone when it is back', async () => {
    proxy.cut = false;
    await phone.setOffline(false);
    await expect(onPhone.getByText(/^Bạn đã khép lại cảnh này trên /)).toBeVisible({ timeout: 60_000 });
    await button(onPhone, 'Vào lại từ đầu').click();
    await expect(button(onPhone, 'Vào cảnh')).toBeVisible();
  });
});

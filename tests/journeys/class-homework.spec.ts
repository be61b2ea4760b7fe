import { expect, type Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { register } from '../support/accounts.ts';
import { newPhone } from '../support/new-phone.ts';
import { operate } from '../support/operate.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { takePictures } from './steps/pictures.ts';

const CLASS = 'Lớp tối 6.0, đọc và viết chắc tay';
/** Homework of a course that the learner does not have. */
const PRACTICE = { id: 'tuyen-tau-tro-lai', title: 'The Line That Came Back' };
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Các phần của lớp' }).getByRole('link', { name });

test('a learner downloads a class, does its homework with no network, and it arrives', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(600_000);
  const browser = await newDevice();
  const account = await register(server);
  const people = ['--teacher', newPhone(), '--learner', account.phone];
  const made = await operate(server, 'demo', ...people, '--link', 'https://meet.example/lop');
  expect(made).toContain('was made');
  let context = await browser.launch();
  await signInContext(context, proxy.origin, account);
  let page = await context.newPage();
  let path = '';

  await test.step('opens the class and downloads it', async () => {
    await page.goto(`${proxy.origin}/tutor?source=web`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.getByRole('heading', { name: 'Lớp của bạn' })).toBeVisible();
    await expectAccessible(page, 'the classes');
    await takePictures(page, 'classes');
    await page.getByRole('link', { name: CLASS }).click();
    await expect(page.getByRole('heading', { level: 1, name: CLASS })).toBeVisible();
    path = new URL(page.url()).pathname;
    await page.getByRole('button', { name: /^Tải về máy · / }).click();
    await expect(page.getByText(/^Đã tải về máy/).first()).toBeVisible({ timeout: 120_000 });
    await expectAccessible(page, 'the schedule');
    await takePictures(page, 'schedule');
  });

  await test.step('opens cold with no network: schedule, notes, materials and results', async () => {
    proxy.cut = true;
    await context.close();
    context = await browser.launch();
    await context.setOffline(true);
    page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${proxy.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: CLASS })).toBeVisible();
    await tab(page, 'Tài liệu').click();
    await expectAccessible(page, 'the materials');
    await takePictures(page, 'materials');
    await page.getByRole('link', { name: 'Hiện tại đơn hay hiện tại tiếp diễn' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${proxy.origin}${path}?tab=results`);
    await expect(page.getByText(/^Bạn có mặt \d+ trên \d+ buổi đã điểm danh\.$/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Nhật ký học' })).toContainText('Buổi học · Có mặt');
    await expectAccessible(page, 'the results');
    await takePictures(page, 'results');
  });

  await test.step('does the homework with no network', async () => {
    await tab(page, 'Bài tập').click();
    await expectAccessible(page, 'the homework');
    await takePictures(page, 'homework');
    await page.getByRole('link', { name: PRACTICE.title }).click();
    const card = page.locator('[data-question]');
    await card.waitFor();
    await card.getByRole('radio').or(card.getByRole('textbox')).or(card.locator('select')).first().waitFor();
    const radios = card.getByRole('radio');
    if ((await radios.count()) > 0) await radios.first().check();
    else if ((await card.locator('select').count()) > 0)
      await card.locator('select').first().selectOption({ index: 1 });
    else await card.getByRole('textbox').first().pressSequentially('rail');
    await expect(card.locator('[data-save]')).toHaveText(/^Đã lưu · \d+ đang chờ gửi$/);
    const next = page.getByRole('button', { name: 'Câu tiếp' });
    while (await next.isVisible()) await next.click();
    await page.getByRole('button', { name: 'Nộp bài' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
    await expect(page.getByText('Bài đã nộp, đang chờ gửi')).toBeVisible();
    await page.goto(`${proxy.origin}${path}?tab=homework`);
    await expect(page.getByText('Đã nộp trên máy, chờ gửi')).toBeVisible();
  });

  await test.step('with network it arrives, and counts; the note is read', async () => {
    proxy.cut = false;
    await context.setOffline(false);
    const headers = { authorization: `Bearer ${account.token}` };
    const id = path.split('/').at(-1) ?? '';
    const done = async (): Promise<string[]> => {
      const url = `${server.origin}/api${ENDPOINTS.tutoring.syllabus.path}?class_id=${id}`;
      const { data } = await (await fetch(url, { headers })).json();
      const { weeks } = ENDPOINTS.tutoring.syllabus.response.parse(data);
      const homework = weeks.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.homework));
      return homework.flatMap((item) => (item.done ? [item.exercise_id] : []));
    };
    await expect.poll(done, { timeout: 60_000 }).toEqual([PRACTICE.id]);
    await page.goto(`${proxy.origin}${path}?tab=homework`);
    const row = page.getByRole('listitem').filter({ hasText: PRACTICE.title });
    await expect(row).toContainText(/Đã nộp|Nộp muộn/);
    await page.goto(`${proxy.origin}${path}`);
    await page.getByRole('button', { name: 'Các buổi đã qua' }).click();
    await expect(page.getByText(/^Bài về nhà lần này dài hơn/)).toBeVisible();
    await expectAccessible(page, 'the lessons that are over');
  });
});

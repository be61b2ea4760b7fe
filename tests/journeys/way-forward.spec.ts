import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newPhone } from '../support/new-phone.ts';
import { STARTER, starterQuestion } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { takePictures } from './steps/pictures.ts';
import { activateStarter, registerByScreen } from './steps/sign-up.ts';

const next = (page: Page) => page.getByRole('heading', { name: /^Việc tiếp theo: / });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** A command of the learner in this browser, sent at once. */
async function send(page: Page, path: string, body: object): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const response = await fetch(`${new URL(page.url()).origin}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ at: Date.now(), skew: 0, ...body }),
  });
  expect([path, response.status]).toEqual([path, 200]);
}

test('a learner who is new goes from registering to the second lesson, and with no network to what is here', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(300_000);
  const context = await (await newDevice()).launch();
  const page = context.pages()[0] ?? (await context.newPage());

  await test.step('today’s screen asks for a name and a target, once', async () => {
    await page.goto(proxy.origin);
    await registerByScreen(page, server, newPhone());
    const name = page.getByLabel('Tên của bạn');
    await expect(name).toBeVisible();
    await expect(next(page)).toBeVisible();
    await expectAccessible(page, 'today of a new learner');
    await takePictures(page, 'today-new');
    await name.pressSequentially('Lan');
    await page.getByText('6.5', { exact: true }).click();
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText(/^Chào Lan/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Chào Lan/)).toBeVisible();
    await expect(name).toHaveCount(0);
  });

  await test.step('a practice with a mistake leads on, and its card does not come before the lesson', async () => {
    await activateStarter(page, proxy.origin);
    const place = { attempt_id: randomUUID(), practice_id: STARTER.practice };
    await send(page, '/practice/update-single-answer', {
      ...place,
      question_id: await starterQuestion('single_choice'),
      answer: { type_code: 'single_choice', choice: 'A' },
    });
    await send(page, '/practice/submit', place);
    await page.goto(`${proxy.origin}/practice-result/${STARTER.practice}?attempt=${place.attempt_id}`);
    await expect(link(page, /^(?:Phần|Bài) tiếp theo: /)).toBeVisible();
    await takePictures(page, 'practice-finished');
    await page.goto(proxy.origin);
    await expect(link(page, 'Học tiếp')).toHaveAttribute('href', `/lesson/${STARTER.lesson}`);
    await expect(page.getByText(/thẻ đến hạn/)).toHaveCount(0);
    await takePictures(page, 'today-open');
  });

  await test.step('a finished lesson leads to the next one', async () => {
    for (const section_id of ['phieu', 'on-tap', 'luyen-tap'])
      await send(page, `/ielts/lessons/${STARTER.lesson}/update-progress`, { section_id, status: 2 });
    await page.goto(`${proxy.origin}/lesson/${STARTER.lesson}`);
    const on = link(page, /^Bài tiếp theo: /);
    await expect(on).toBeVisible();
    await takePictures(page, 'lesson-finished');
    await on.click();
    await expect(page).toHaveURL(/\/lesson\/(?!bat-dau)/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('with no network it leads to a lesson that is here', async () => {
    await page.goto(proxy.origin);
    await expect(next(page)).toBeVisible();
    proxy.cut = true;
    await context.setOffline(true);
    await page.reload();
    await expect(next(page)).toBeVisible();
    const on = link(page, /^(?:Bắt đầu học|Học tiếp|Mở bài học)$/);
    await takePictures(page, 'today-offline');
    await on.click();
    await expect(page).toHaveURL(/\/lesson\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Trang này chưa có trên máy bạn')).toHaveCount(0);
  });
});

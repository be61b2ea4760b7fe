import { expect, type Page } from '@playwright/test';
import { activateCourse, register } from '../support/accounts.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { seeSynced } from './steps/see-synced.ts';

async function goToSpokenQuestion(page: Page): Promise<void> {
  const recorder = page.getByRole('button', { name: /Đồng ý cho gửi bản ghi âm|Bắt đầu ghi âm/ });
  const next = page.getByRole('button', { name: 'Câu tiếp' });
  await next.waitFor();
  while (!(await recorder.isVisible()) && (await next.isVisible())) await next.click();
  await recorder.waitFor();
}

test('a learner whose browser is killed while recording gets the recording back', async ({
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  const browser = await newDevice({ patience: 30_000 });
  const open = async (path: string): Promise<Page> => {
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    await page.goto(`${proxy.origin}${path}`);
    return page;
  };
  const learner = await register(server);
  await activateCourse(server, learner, STARTER.course);
  await signInContext(await browser.launch(), proxy.origin, learner);

  await test.step('killed in the middle of a recording', async () => {
    const page = await open(`/practice/${STARTER.practice}`);
    await goToSpokenQuestion(page);
    await page.getByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' }).click();
    await page.getByRole('button', { name: 'Bắt đầu ghi âm' }).click();
    await expect(page.getByRole('button', { name: /Dừng ghi · 00:0[3-9]/ })).toBeVisible();
    await browser.kill();
    await browser.launch();
  });

  const page = await test.step('the next start reports it and links back', async () => {
    // A killed browser may have lost its cookie: the outbox's database knows who it was.
    const queue = await open('/');
    await expect(queue.getByTestId('sync')).toHaveText('1 bản ghi âm chờ bạn');
    await open('/cho-gui');
    await expect(queue.getByRole('heading', { name: /^Bản ghi âm chưa gắn vào câu nào/ })).toBeVisible();
    await expectAccessible(queue, 'a recording that belongs to no answer');
    await queue.getByRole('link', { name: 'Mở lại bài' }).click();
    return queue;
  });

  await test.step('accepted, it becomes the answer and arrives', async () => {
    await goToSpokenQuestion(page);
    await page.getByRole('button', { name: 'Giữ phần đã ghi' }).click();
    await expect(page.getByTestId('waveform')).toHaveAttribute('data-ready', 'true');
    await seeSynced(page);
  });
});

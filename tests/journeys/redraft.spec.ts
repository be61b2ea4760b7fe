import { expect } from '@playwright/test';
import { activateCourse, register } from '../support/accounts.ts';
import { handInEssay } from '../support/hand-in-essay.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER, starterQuestion } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { takePictures } from './steps/pictures.ts';

const FIRST = `I am agree that cities should give more space to nature. It help people feel happy. There is many reason for this.

First, trees make the air clean and children can to play in the park. In my city have a park near my house and I very like it.

Although parking is important but people can go by bus. In conclusion, the city should has more trees.`;
const MENDED = [
  ['I am agree', 'I agree'],
  ['It help people', 'It helps people'],
  ['can to play', 'can play'],
  ['I very like it', 'I really like it'],
] as const;

test('a learner sees the errors, rewrites the essay, and sees what improved', async ({
  page,
  context,
  server,
  faultProxy: proxy,
}) => {
  const question = await starterQuestion('ielts_writing');
  const learner = await register(server);
  await activateCourse(server, learner, STARTER.course);
  const attempt = await handInEssay(server, learner, question, FIRST);
  await signInContext(context, proxy.origin, learner);
  const main = page.getByRole('main');

  await test.step('errors are marked in the essay; one is opened by keyboard', async () => {
    await page.goto(`${proxy.origin}/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${proxy.origin}/practice-result/${STARTER.practice}?attempt=${attempt}`);
    await expect(page.getByTestId('grading')).toHaveText('Đã chấm xong', { timeout: 90_000 });
    await page.getByRole('link', { name: 'Xem nhận xét chi tiết' }).click();
    const mark = page.getByTestId('marked-essay').getByRole('link', { name: /^can to play/ });
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('correction')).toContainText('can play');
    await page.getByTestId('correction-kind').first().locator('summary').click();
    await expectAccessible(page, 'a marked essay');
    await takePictures(page, 'marked');
  });
  await test.step('the essay is rewritten, with the errors in view', async () => {
    await main.getByRole('button', { name: 'Viết lại bài này' }).click();
    const field = page.getByRole('textbox');
    await expect(field).toHaveValue(FIRST);
    await expect(page.getByTestId('marked-essay')).toBeVisible();
    await expectAccessible(page, 'writing again');
    await takePictures(page, 'rewriting');
    await field.fill(MENDED.reduce((text, [from, to]) => text.replace(from, to), FIRST));
    await expect(page.locator('[data-save]')).toHaveText(/^Đã lưu/);
    await page.getByRole('button', { name: 'Nộp bài' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
    await expect(page.getByTestId('grading')).toHaveText('Đã chấm xong', { timeout: 90_000 });
  });
  await test.step('the second version shows which errors are fixed and which remain', async () => {
    await page.getByRole('link', { name: 'Xem nhận xét chi tiết' }).click();
    const settled = page.getByTestId('settled');
    await expect(settled).toContainText('can to play');
    await expect(settled).toContainText('I very like');
    await expect(page.getByTestId('stays')).toContainText('should has');
    await expectAccessible(page, 'two versions');
    await takePictures(page, 'redraft');
  });
  await test.step('the second version shows the same offline', async () => {
    proxy.cut = true;
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByTestId('settled')).toContainText('can to play');
    await expect(page.getByTestId('marked-essay')).toBeVisible();
  });
});

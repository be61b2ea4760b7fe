import { expect } from '@playwright/test';
import { register } from '../support/accounts.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { openAnswers } from './steps/result.ts';
import { answerRight, openQuestion, packExam, painted, selectWords } from './steps/take-exam.ts';

const TEST_ID = 'academic-reading-1';
const SENTENCE = 'Iron was easily available';

test.use({ viewport: { width: 1280, height: 800 } });

test('a learner takes a whole computer-based reading test, partly offline', async ({
  page,
  context,
  server,
  faultProxy: proxy,
}) => {
  test.setTimeout(600_000);
  const setNetwork = async (on: boolean): Promise<void> => {
    // The service worker is cut off too, which the browser's own offline switch may not reach.
    proxy.cut = !on;
    await context.setOffline(!on);
  };
  const saved = page.locator('[data-save]');
  const numbers = page.getByRole('navigation', { name: 'Các câu của bài làm' });
  const passage = page.getByRole('region', { name: 'Bài đọc' });
  const { questions } = await packExam(TEST_ID);
  let next = 1;
  const numbered = questions.map(({ question, key, part }) => {
    const number = next;
    next += question.marks;
    return { id: question.id, number, marks: question.marks, key, part };
  });
  const last = numbered.at(-1);
  if (!last) throw new Error('the test is empty');
  const total = next - 1;
  const answer = async (asked: (typeof numbered)[number]): Promise<void> =>
    answerRight(await openQuestion(page, asked), asked.key);

  await test.step('reads the instructions, and starts', async () => {
    await signInContext(context, proxy.origin, await register(server));
    await page.goto(`${proxy.origin}/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${proxy.origin}/input-test/practice-test?test=${TEST_ID}`);
    await expect(page.getByText(`${total} câu`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
    await expect(page.getByTestId('clock')).toHaveText(/^(60:00|59:\d\d)$/);
    await page.screenshot({ path: test.info().outputPath('begun.png') });
  });

  await test.step('highlights, notes and answers the first part', async () => {
    await selectWords(page, passage, SENTENCE);
    await page.getByRole('toolbar').getByRole('button', { name: 'Tô sáng' }).click();
    await expect.poll(() => painted(page, 'test-highlight')).toEqual([SENTENCE]);
    await selectWords(page, passage, 'account books');
    await page.getByRole('toolbar').getByRole('button', { name: 'Ghi chú' }).click();
    await page.getByLabel('Nội dung ghi chú').pressSequentially('Sổ sách: xem câu 4');
    await page.getByRole('button', { name: 'Lưu ghi chú' }).click();
    await expect.poll(() => painted(page, 'test-note')).toEqual(['account books']);
    for (const asked of numbered.filter(({ part }) => part === 1)) await answer(asked);
    await expect(saved).toContainText('Đã lưu');
    await expectAccessible(page, 'a test under way');
  });

  await test.step('goes offline, keeps answering, and marks the last question for review', async () => {
    await setNetwork(false);
    for (const asked of numbered.filter(({ part }) => part === 2)) await answer(asked);
    const card = await openQuestion(page, last);
    await card.getByRole('button', { name: 'Đánh dấu' }).click();
    await expect(
      numbers.getByRole('button', { name: new RegExp(`^Câu ${total}, .*đã đánh dấu`) }),
    ).toBeVisible();
    await expect(saved).toHaveText(/^Đã lưu · \d+ đang chờ gửi$/);
  });

  await test.step('finds everything after a reload offline', async () => {
    await page.reload();
    await expect(page.getByTestId('clock')).toHaveText(/^5\d:\d\d$/);
    await expect(page.getByRole('heading', { name: /^Phần 3/ })).toBeVisible();
    await expect(
      numbers.getByRole('button', { name: new RegExp(`^Câu ${total}, .*đã đánh dấu`) }),
    ).toBeVisible();
    await expect(numbers.getByRole('button', { name: /^Câu 1, đã trả lời$/ })).toBeVisible();
    await numbers.getByRole('button', { name: /^Câu 1,/ }).click();
    await expect.poll(() => painted(page, 'test-highlight')).toEqual([SENTENCE]);
    await page.getByRole('button', { name: 'Ghi chú (1)' }).click();
    await expect(page.getByRole('dialog').getByText('Sổ sách: xem câu 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.screenshot({ path: test.info().outputPath('after-reload.png') });
  });

  await test.step('answers all but the last question, and submits offline', async () => {
    for (const asked of numbered.filter(({ part, id }) => part === 3 && id !== last.id)) await answer(asked);
    await page.getByRole('button', { name: 'Nộp bài' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Còn ${last.marks} câu chưa trả lời`);
    await expect(dialog).toContainText(`Còn ${last.marks} câu bạn đã đánh dấu`);
    await dialog.getByRole('button', { name: 'Nộp bài' }).click();
    await expect(page.getByText('Bài đã nộp, sẽ chấm khi kết nối được')).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('waiting.png') });
  });

  await test.step('is marked once back online: band, totals, keys and their proofs', async () => {
    await setNetwork(true);
    await expect(page.getByTestId('score')).toBeVisible({ timeout: 60_000 });
    const right = total - last.marks;
    await expect(page.getByTestId('correct')).toHaveText(`Đúng ${right}/${total} câu có đáp án`);
    await expect(page.getByText('Theo dạng câu hỏi')).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('result.png') });
    await openAnswers(page);
    const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Câu 2' }) });
    await first.getByRole('button', { name: 'Xem trong bài' }).first().click();
    await expect.poll(() => painted(page, 'proof')).toEqual(['It was not a matter of money.']);
    await expectAccessible(page, "a test's result");
  });
});

import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { z } from 'zod/mini';
import { type Account, activateCourse, register } from '../support/accounts.ts';
import { command } from '../support/command.ts';
import { handInEssay } from '../support/hand-in-essay.ts';
import { operate } from '../support/operate.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER, starterQuestion } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';

const ESSAY =
  'I believe that public libraries are still useful for young people in my city. First, they offer a quiet place ' +
  'where students can read without paying. For example, many of my friends prepare for exams there because their ' +
  'homes are small and noisy. However, libraries should open later in the evening, so that workers can visit them too.';

/** Sets up the teacher's authenticator app, and enters its first code. */
async function enterSecondFactor({ origin }: ServerProcess, { token }: Account): Promise<void> {
  const post = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/api/staff/second-factor${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    expect(response.status, path).toBe(200);
    return response.json();
  };
  const { data } = z.object({ data: z.object({ secret: z.string() }) }).parse(await post(''));
  await post('/confirm', { code: new TOTP({ secret: data.secret }).generate() });
}

/** Gives bands by keys, to the next criterion each time. */
async function giveBands(page: Page, bands: readonly string[]): Promise<void> {
  for (const keys of bands) {
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press(']');
  }
}

test('a teacher grades an essay by keyboard alone, and the learner sees both grades', async ({ browser }) => {
  const server = await ServerProcess.create();
  try {
    const question = await starterQuestion('ielts_writing');
    const learner = await register(server);
    await activateCourse(server, learner, STARTER.course);
    const attempt = await handInEssay(server, learner, question, ESSAY);
    await command(server, learner, '/grading/ask-teacher', { attempt_id: attempt, question_id: question });
    const teacher = await register(server);
    await operate(server, 'grant', teacher.phone, 'role:teacher');
    await enterSecondFactor(server, teacher);

    const desk = await browser.newContext();
    await signInContext(desk, server.origin, teacher);
    const page = await desk.newPage();
    await test.step('a learner has no way in; a teacher finds the work waiting', async () => {
      const refused = await fetch(`${server.origin}/api/desk/gradings`, {
        headers: { authorization: `Bearer ${learner.token}` },
      });
      expect(refused.status).toBe(403);
      await page.goto(`${server.origin}/ban-giao-vien`);
      await expect(page.getByText('1 bài viết, 0 bài nói đang chờ')).toBeVisible();
      await expectAccessible(page, 'the queue');
      await page.getByRole('button', { name: 'Nhận bài tiếp theo' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('essay')).toHaveText(ESSAY);
      await expect(page.locator('body')).not.toContainText('Nguyễn Thị Thử');
    });
    await test.step('the AI’s bands are seen only after the teacher’s', async () => {
      await page.keyboard.press('e');
      await expect(page.getByTestId('comparison')).toHaveCount(0);
      await giveBands(page, ['6.', '6', '6', '5.']);
      await expect(page.getByRole('region', { name: /GRA/ })).toContainText('5.5');
      await expect
        .poll(
          async () => {
            await page.keyboard.press('e');
            return page.getByTestId('comparison').count();
          },
          { timeout: 60_000 },
        )
        .toBe(1);
      await expectAccessible(page, 'the grading page');
    });
    await test.step('a sentence is chosen by arrows and commented on; the draft survives a reload', async () => {
      await page.keyboard.press('s');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Câu này nên có ví dụ.');
      await expect(page.locator('[data-save]')).toHaveText(/^Đã lưu/);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Lời nhận xét' })).toHaveValue('Câu này nên có ví dụ.');
      await expect(page.getByRole('region', { name: /TR/ })).toContainText('6.5');
      await expect(page.getByTestId('comparison')).toBeVisible();
    });
    await test.step('Ctrl+Enter while typing saves, and goes on', async () => {
      await page.getByRole('textbox', { name: 'Lời nhận xét' }).focus();
      await page.keyboard.press('Control+Enter');
      await expect(page).toHaveURL(`${server.origin}/ban-giao-vien`);
      await expect(page.getByText('0 bài viết, 0 bài nói đang chờ')).toBeVisible({ timeout: 30_000 });
    });
    await desk.close();

    const own = await browser.newContext();
    await signInContext(own, server.origin, learner);
    const result = await own.newPage();
    await test.step('the learner sees the grades of the AI and of the teacher', async () => {
      await result.goto(
        `${server.origin}/practice-result/${STARTER.practice}/detail-writing/${question}?attempt=${attempt}`,
      );
      await expect(result.getByTestId('by-ai').first()).toContainText('AI chấm');
      const byTeacher = result.getByTestId('by-teacher').first();
      await expect(byTeacher.getByTestId('teacher-band')).toContainText('6.0');
      await expect(result.getByText('Câu này nên có ví dụ.')).toBeVisible();
    });
    await own.close();
  } finally {
    await server.dispose();
  }
});

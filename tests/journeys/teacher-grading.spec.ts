import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod/mini';
import { FaultProxy } from '../chaos/fault-proxy.ts';
import { activateCourse, register } from '../support/accounts.ts';
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

const grading = (server: ServerProcess, ...args: string[]) => operate(server, 'grading', ...args);

const waitingId = async (server: ServerProcess): Promise<string> => {
  const listed = z
    .array(z.object({ id: z.string() }))
    .parse(JSON.parse(await grading(server, 'list', '--json')));
  expect(listed).toHaveLength(1);
  return listed[0]?.id ?? '';
};

/** Grades what is waiting as a teacher does: shows it, fills in the form, submits it. */
async function gradeAsTeacher(server: ServerProcess, bands: number[], comments: object[]): Promise<void> {
  const id = await waitingId(server);
  const dir = join(server.dataDir, 'work', id);
  await grading(server, 'show', id, '--out', dir);
  expect(await readFile(join(dir, 'essay.txt'), 'utf8')).toBe(ESSAY);
  const file = join(dir, 'grade.json');
  const form = z
    .object({ criteria: z.record(z.string(), z.null()) })
    .parse(JSON.parse(await readFile(file, 'utf8')));
  const criteria = Object.fromEntries(Object.keys(form.criteria).map((code, index) => [code, bands[index]]));
  const grade = { graded_by: 'Cô Mai', criteria, summary: 'Bài rõ ý, bạn thêm ví dụ nhé.', comments };
  await writeFile(file, JSON.stringify(grade));
  await grading(server, 'submit', id, file);
  expect(JSON.parse(await grading(server, 'list', '--json'))).toEqual([]);
}

const sideBySide = async (page: Page): Promise<void> => {
  const [teacher, ai] = [page.getByTestId('by-teacher').first(), page.getByTestId('by-ai').first()];
  const areBeside = async (): Promise<boolean> => {
    const [left, right] = [await teacher.boundingBox(), await ai.boundingBox()];
    return (
      left !== null && right !== null && right.x >= left.x + left.width && Math.abs(right.y - left.y) < 2
    );
  };
  await expect.poll(areBeside).toBe(true);
};

test('a learner submits an essay, and sees the grades of the AI and of a teacher side by side', async ({
  page,
  context,
}) => {
  const server = await ServerProcess.create();
  const proxy = await FaultProxy.listen(() => server.port);
  try {
    const question = await starterQuestion('ielts_writing');
    const learner = await register(server);
    await activateCourse(server, learner, STARTER.course);
    const attempt = await handInEssay(server, learner, question, ESSAY);
    await signInContext(context, proxy.origin, learner);
    const result = `${proxy.origin}/practice-result/${STARTER.practice}?attempt=${attempt}`;

    await test.step('the AI grades it; a grading request made offline waits', async () => {
      await page.goto(`${proxy.origin}/`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto(result);
      await expect(page.getByTestId('grading')).toHaveText('Đã chấm xong', { timeout: 90_000 });
      await expect(page.getByText('Bạn còn 4/4 lượt nhờ giáo viên chấm trong tháng này.')).toBeVisible();
      proxy.cut = true;
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Nhờ giáo viên chấm' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Gửi giáo viên' }).click();
      await expect(page.getByText(/Yêu cầu đã lưu trên máy, đang chờ gửi/)).toBeVisible();
      expect(JSON.parse(await grading(server, 'list', '--json'))).toEqual([]);
    });
    await test.step('back online the request is sent, and the promised time is shown', async () => {
      proxy.cut = false;
      await context.setOffline(false);
      await expect(
        page.getByText(/^Đang chờ giáo viên chấm, dự kiến trước \d\d:\d\d \d\d\/\d\d\/\d{4}$/),
      ).toBeVisible({ timeout: 60_000 });
      await expect(page.getByTestId('grading')).toHaveText('Đang chờ giáo viên chấm 1 câu');
    });
    await test.step('a teacher grades it with the operator’s commands; the learner is notified', async () => {
      await gradeAsTeacher(
        server,
        [6.5, 6, 6, 5.5],
        [
          {
            criterion: 'TR',
            tone: 'strength',
            comment: 'Luận điểm rõ ngay câu đầu.',
            quote: 'still useful for young people',
          },
          {
            criterion: 'GRA',
            tone: 'improve',
            comment: 'Bạn thử câu phức ở đây.',
            quote: 'First, they offer',
          },
        ],
      );
      await page.goto(`${proxy.origin}/my-course`);
      await page.getByRole('banner').getByRole('button', { name: 'Tài khoản' }).click();
      await page.getByRole('menuitem', { name: /^Thông báo/ }).click();
      await page.getByRole('link', { name: /^Giáo viên đã chấm bài/ }).click();
      await expect(page).toHaveURL(new RegExp(`/detail-writing/${question}\\?attempt=${attempt}$`));
    });
    await test.step('the grades are stacked on a phone, and side by side on a wide screen', async () => {
      const ai = page.getByTestId('by-ai').first();
      const teacher = page.getByTestId('by-teacher').first();
      await expect(ai).toContainText('AI chấm');
      await expect(ai.getByTestId('estimate')).toContainText(/khoảng [\d.]+–[\d.]+/);
      await expect(teacher).toContainText('Giáo viên chấm');
      await expect(teacher.getByTestId('teacher-band')).toContainText('6.0');
      await expect(teacher).toContainText('Cô Mai chấm lúc');
      await expect(page.getByText('Luận điểm rõ ngay câu đầu.')).toBeVisible();
      const [above, below] = [await teacher.boundingBox(), await ai.boundingBox()];
      expect(above && below && below.y >= above.y + above.height).toBe(true);
      await page.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true });
      await page.setViewportSize({ width: 1280, height: 900 });
      await sideBySide(page);
      await page.screenshot({ path: test.info().outputPath('wide.png'), fullPage: true });
      await expectAccessible(page, 'what graders say of an essay');
      await page.goto(result);
      await sideBySide(page);
      await expectAccessible(page, 'a result with both graders');
      await page.screenshot({ path: test.info().outputPath('result.png'), fullPage: true });
    });
    await test.step('requests a regrade with a reason; its grade replaces the first', async () => {
      await page.getByRole('button', { name: 'Nhờ chấm lại' }).click();
      await page.getByLabel('Bạn muốn giáo viên xem lại điều gì?').fill('Mình nghĩ từ vựng khá hơn.');
      await page.getByRole('dialog').getByRole('button', { name: 'Gửi yêu cầu' }).click();
      await expect(page.getByText(/^Bạn đã nhờ chấm lại\. Dự kiến có kết quả trước/)).toBeVisible({
        timeout: 60_000,
      });
      await gradeAsTeacher(server, [7, 6.5, 7, 6], []);
      await page.reload();
      const again = page.getByTestId('by-teacher').getByTestId('teacher-band');
      await expect(again).toContainText('6.5', { timeout: 90_000 });
      await expect(page.getByText('Lần chấm đầu: band 6.0')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Nhờ chấm lại' })).toHaveCount(0);
    });
  } finally {
    await proxy.close();
    await server.dispose();
  }
});

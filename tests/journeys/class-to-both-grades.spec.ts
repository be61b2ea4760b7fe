import { type Browser, expect, type Page, test } from '@playwright/test';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { FaultProxy } from '../chaos/fault-proxy.ts';
import { type Account, register } from '../support/accounts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { registerStaff } from '../support/staff.ts';
import { expectAccessible } from './steps/accessibility.ts';

const ESSAY =
  'I believe that public libraries are still useful for young people in my city. First, they offer a quiet place ' +
  'where students can read without paying. For example, many of my friends prepare for exams there because their ' +
  'homes are small and noisy. However, libraries should open later in the evening, so that workers can visit them too.';
const CLASS = { code: 'TOI-246', name: 'Lớp tối hai bốn sáu', lesson: 'Buổi mở đầu' };
/** A practice with an essay, of a course that the learner does not have. */
const HOMEWORK = 'The Line That Came Back';
const PHONE = { width: 390, height: 844 };

interface Stage {
  browser: Browser;
  server: ServerProcess;
  proxy: FaultProxy;
}

async function deskOf({ browser, server }: Stage, account: Account): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await signInContext(context, server.origin, account);
  return context.newPage();
}

/** A class of tomorrow evening, with one member. */
async function makeClass(page: Page, origin: string, learner: Account): Promise<void> {
  await page.goto(`${origin}/ban-dieu-hanh/lop-hoc`);
  await page.getByRole('button', { name: 'Mở lớp mới' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mã lớp').fill(CLASS.code);
  await dialog.getByLabel('Tên lớp').fill(CLASS.name);
  await dialog.getByLabel('Giới thiệu ngắn').fill('Đọc và viết, tối thứ hai, tư, sáu.');
  await dialog.getByLabel('Giáo viên').selectOption({ index: 1 });
  await dialog.getByLabel('Đường dẫn phòng học').fill('https://meet.example/toi-246');
  await dialog.getByRole('button', { name: 'Mở lớp mới' }).click();
  await expect(page.getByRole('heading', { name: CLASS.name })).toBeVisible();
  await page.getByRole('button', { name: 'Thêm buổi học' }).click();
  await dialog.getByLabel('Tên buổi học').fill(CLASS.lesson);
  await dialog.getByLabel('Ngày').fill(vietnamDay(Date.now() + 86_400_000));
  await dialog.getByLabel('Bắt đầu lúc').fill('19:30');
  await dialog.getByLabel('Kết thúc lúc').fill('21:00');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText(CLASS.lesson, { exact: true })).toBeVisible();
  await page.getByLabel('Số điện thoại người học').fill(learner.phone);
  await page.getByRole('button', { name: 'Thêm vào lớp' }).click();
  await expect(page.getByRole('button', { name: /^Cho .* rời lớp$/ })).toBeVisible();
}

/** Writes the essay of the practice on screen, leaves the rest, and hands in. */
async function writeAndHandIn(page: Page): Promise<void> {
  const card = page.locator('[data-question]');
  const next = page.getByRole('button', { name: 'Câu tiếp' });
  await card.waitFor();
  while (await next.isVisible()) {
    const essay = card.locator('textarea');
    if ((await essay.count()) > 0) {
      await essay.fill(ESSAY);
      await expect(card.locator('[data-save]')).toHaveText(/^Đã lưu · \d+ đang chờ gửi$/);
    }
    const id = (await card.getAttribute('data-question')) ?? '';
    await next.click();
    await expect(card).not.toHaveAttribute('data-question', id);
  }
  await page.getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  await expect(page.getByText('Bài đã nộp, đang chờ gửi')).toBeVisible();
}

/** Gives bands by keys, to the next criterion each time. */
async function giveBands(page: Page, bands: readonly string[]): Promise<void> {
  for (const keys of bands) {
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press(']');
  }
}

test('a learner of a new class does its homework with no network, and sees the grades of the AI and the teacher', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const server = await ServerProcess.create();
  const proxy = await FaultProxy.listen(() => server.port);
  const stage = { browser, server, proxy };
  try {
    const learner = await register(server);
    const teacher = await registerStaff(server, 'teacher');

    await test.step('an operator makes the class, with a lesson and a member', async () => {
      const page = await deskOf(stage, await registerStaff(server, 'operator'));
      await makeClass(page, server.origin, learner);
      await page.context().close();
    });

    const desk = await deskOf(stage, teacher);
    await test.step('its teacher sets homework, found by its name', async () => {
      await desk.goto(`${server.origin}/ban-giao-vien`);
      await desk.getByRole('link', { name: 'Lớp của tôi' }).click();
      await expect(desk.getByRole('link', { name: CLASS.name })).toBeVisible();
      await expectAccessible(desk, 'the classes of a teacher');
      await desk.getByRole('link', { name: CLASS.name }).click();
      await expect(desk.getByRole('heading', { level: 1, name: CLASS.name })).toBeVisible();
      await expectAccessible(desk, 'a class of a teacher');
      await desk.getByRole('link', { name: CLASS.lesson }).click();
      await desk.getByRole('button', { name: 'Giao bài' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('searchbox').fill('line came back');
      await dialog.getByRole('radio', { name: HOMEWORK }).check();
      await expectAccessible(desk, 'setting homework');
      await dialog.getByRole('button', { name: 'Giao bài' }).click();
      await expect(desk.getByText('0 đã nộp · 0 đang làm · 1 chưa làm')).toBeVisible();
    });

    const phone = await browser.newContext({ viewport: PHONE });
    await signInContext(phone, proxy.origin, learner);
    const page = await phone.newPage();
    await test.step('the learner finds it on a phone, and does it with no network', async () => {
      await page.goto(`${proxy.origin}/tutor?source=web`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.getByRole('link', { name: CLASS.name }).click();
      await page.getByRole('button', { name: /^Tải về máy · / }).click();
      await expect(page.getByText(/^Đã tải về máy/).first()).toBeVisible({ timeout: 120_000 });
      proxy.cut = true;
      await phone.setOffline(true);
      await page.getByRole('link', { name: 'Bài tập', exact: true }).click();
      await page.getByRole('link', { name: HOMEWORK }).click();
      await writeAndHandIn(page);
    });

    await test.step('with network the AI grades it; the learner asks for their teacher', async () => {
      proxy.cut = false;
      await phone.setOffline(false);
      await expect(page.getByTestId('grading')).toHaveText('Đã chấm xong', { timeout: 90_000 });
      await page.getByRole('button', { name: 'Nhờ giáo viên chấm' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Gửi giáo viên' }).click();
      await expect(page.getByText(/^Đang chờ giáo viên chấm, dự kiến trước /)).toBeVisible({
        timeout: 60_000,
      });
    });

    await test.step('a learner has no way in; the teacher finds the work waiting, without a name', async () => {
      const refused = await fetch(`${server.origin}/api/desk/gradings`, {
        headers: { authorization: `Bearer ${learner.token}` },
      });
      expect(refused.status).toBe(403);
      await desk.goto(`${server.origin}/ban-giao-vien`);
      await expect(desk.getByText('1 bài viết, 0 bài nói đang chờ')).toBeVisible();
      await expectAccessible(desk, 'the queue');
      await desk.getByRole('button', { name: 'Nhận bài tiếp theo' }).focus();
      await desk.keyboard.press('Enter');
      await expect(desk.getByTestId('essay')).toHaveText(ESSAY);
      await expect(desk.locator('body')).not.toContainText('Nguyễn Thị Thử');
    });
    await test.step('the AI’s bands are seen only after the teacher’s', async () => {
      await desk.keyboard.press('e');
      await expect(desk.getByTestId('comparison')).toHaveCount(0);
      await giveBands(desk, ['6.', '6', '6', '5.']);
      await expect(desk.getByRole('region', { name: /GRA/ })).toContainText('5.5');
      await desk.keyboard.press('e');
      await expect(desk.getByTestId('comparison')).toBeVisible();
      await expectAccessible(desk, 'the grading page');
    });
    await test.step('a sentence is chosen by arrows and commented on; the draft survives a reload', async () => {
      await desk.keyboard.press('s');
      await desk.keyboard.press('ArrowDown');
      await desk.keyboard.press('Enter');
      await desk.keyboard.type('Câu này nên có ví dụ.');
      await expect(desk.locator('[data-save]')).toHaveText(/^Đã lưu/);
      await desk.reload();
      await expect(desk.getByRole('textbox', { name: 'Lời nhận xét' })).toHaveValue('Câu này nên có ví dụ.');
      await expect(desk.getByRole('region', { name: /TR/ })).toContainText('6.5');
      await expect(desk.getByTestId('comparison')).toBeVisible();
    });
    await test.step('Ctrl+Enter while typing saves, and goes on', async () => {
      await desk.getByRole('textbox', { name: 'Lời nhận xét' }).focus();
      await desk.keyboard.press('Control+Enter');
      await expect(desk).toHaveURL(`${server.origin}/ban-giao-vien`);
      await expect(desk.getByText('0 bài viết, 0 bài nói đang chờ')).toBeVisible({ timeout: 30_000 });
    });

    await test.step('the learner is told, and sees the grades of the AI and of the teacher', async () => {
      await page.goto(`${proxy.origin}/my-course`);
      await page.getByRole('banner').getByRole('button', { name: 'Tài khoản' }).click();
      await page.getByRole('menuitem', { name: /^Thông báo/ }).click();
      await page.getByRole('link', { name: /^Giáo viên đã chấm bài/ }).click();
      await expect(page.getByTestId('by-ai').first()).toContainText('AI chấm');
      const byTeacher = page.getByTestId('by-teacher').first();
      await expect(byTeacher.getByTestId('teacher-band')).toContainText('6.0');
      await expect(page.getByText('Câu này nên có ví dụ.')).toBeVisible();
      await expectAccessible(page, 'both grades');
    });

    await test.step('the teacher writes; the learner’s answer is news on the desk until it is read', async () => {
      await desk.getByRole('link', { name: 'Bài đã trả' }).click();
      await desk.getByLabel('Nhắn người học về bài này').fill('Em viết lại mở bài nhé.');
      await desk.getByRole('button', { name: 'Gửi lời nhắn' }).click();
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Em viết lại mở bài nhé.')).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await page.getByLabel('Trả lời giáo viên').fill('Vâng ạ.');
      await page.getByRole('button', { name: 'Gửi câu trả lời' }).click();
      const news = desk.getByRole('navigation').getByText('1 tin mới');
      await expect(async () => {
        await desk.reload();
        await expect(news).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await expect(desk.getByText('Vâng ạ.')).toBeVisible();
      await expectAccessible(desk, 'what was graded');
      await desk.getByRole('button', { name: /^Đã đọc tin về bài / }).click();
      await expect(news).toHaveCount(0);
      await desk.getByRole('link', { name: 'AI và giáo viên' }).click();
      await expect(desk.getByRole('table').first()).toBeVisible();
      await expectAccessible(desk, 'how AI and teachers agree');
    });
  } finally {
    await proxy.close();
    await server.dispose();
  }
});

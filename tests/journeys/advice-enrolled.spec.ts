import { expect, type Page, test } from '@playwright/test';
import { register } from '../support/accounts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { registerStaff } from '../support/staff.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { takePictures } from './steps/pictures.ts';

/** Nothing here depends on the service worker, whose installation costs more than the rest. */
test.use({ serviceWorkers: 'block' });

const PAID = 'Bước tới 6.0';
const NAME = 'Lê Thu Hà';
const PARTS = [
  'nguoi-hoc',
  'lop-hoc',
  'bao-loi',
  'cham-bai',
  'chi-phi',
  'noi-dung',
  'so-lieu',
  'thong-bao',
  'nhat-ky',
];

async function look(page: Page, name: string): Promise<void> {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize({ width, height });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, { message: `${name} at ${width}` }).toBeLessThanOrEqual(0);
  }
  await takePictures(page, name);
  await expectAccessible(page, name);
}

test('a learner asks in the footer to be called, and an operator works it through to a course', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await ServerProcess.create();
  try {
    const [learner, operator] = [await register(server), await registerStaff(server, 'operator')];
    const visitor = await (await browser.newContext()).newPage();
    await test.step('somebody asks to be called', async () => {
      await visitor.goto(server.origin);
      const form = visitor.getByRole('form', { name: 'Đăng ký nhận tư vấn, cuối trang' });
      await expect(async () => {
        await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(form).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await form.getByLabel('Họ và tên').pressSequentially(NAME);
      await form.getByLabel('Số điện thoại').pressSequentially(learner.phone);
      await form.getByRole('button', { name: 'Tư vấn ngay' }).click();
      await expect(visitor.getByText('Gửi yêu cầu tư vấn thành công !')).toBeVisible();
    });

    const desk = await browser.newContext();
    await signInContext(desk, server.origin, operator);
    const page = await desk.newPage();
    await test.step('an operator takes the request on, calls and notes what was said', async () => {
      await page.goto(`${server.origin}/ban-dieu-hanh`);
      await expect(page.getByText('1 yêu cầu mới, 0 yêu cầu đã gọi')).toBeVisible();
      await expect(page.getByText(learner.phone)).toHaveCount(0);
      await look(page, 'tu-van');
      await page.getByRole('link', { name: NAME }).click();
      await expect(page.getByRole('link', { name: `Gọi ${learner.phone}` })).toBeVisible();
      await page.getByRole('button', { name: 'Nhận yêu cầu' }).click();
      await page.getByLabel('Thêm ghi chú').pressSequentially('Muốn học buổi tối.');
      await page.getByRole('button', { name: 'Lưu ghi chú' }).click();
      await expect(page.getByText('Muốn học buổi tối.', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Đã gọi xong' }).click();
      await expect(page.getByText('chuyển sang Đã gọi')).toBeVisible();
      await look(page, 'tu-van-mot');
    });

    await test.step('enrols them and grants the course in one step', async () => {
      await page.getByRole('button', { name: 'Ghi danh' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Khóa học').selectOption({ label: PAID });
      await dialog.getByLabel('Ngày cuối được học').fill('2030-12-31');
      await dialog.getByRole('button', { name: 'Ghi danh' }).click();
      await expect(page.getByText('chuyển sang Đã ghi danh')).toBeVisible();
      await page.getByRole('link', { name: 'Mở hồ sơ người học' }).click();
      await expect(page.getByText('đến hết 31/12/2030')).toBeVisible();
      await expect(page.getByText(learner.phone)).toHaveCount(0);
      await look(page, 'nguoi-hoc-mot');
      await page.getByRole('button', { name: 'Hiện số' }).click();
      await expect(page.getByRole('link', { name: `Gọi ${learner.phone}` })).toBeVisible();
    });

    await test.step('every part of the desk is accessible and fits a phone', async () => {
      for (const part of PARTS) {
        await page.goto(`${server.origin}/ban-dieu-hanh/${part}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await look(page, part);
      }
    });

    await test.step('the learner has the course', async () => {
      const own = await browser.newContext();
      await signInContext(own, server.origin, learner);
      const mine = await own.newPage();
      await mine.goto(`${server.origin}/my-course`);
      await expect(mine.getByRole('heading', { name: PAID }).or(mine.getByText(PAID)).first()).toBeVisible();
    });
  } finally {
    await server.dispose();
  }
});

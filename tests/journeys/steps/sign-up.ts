import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from '../../support/server-process.ts';
import { STARTER } from '../../support/starter.ts';

/** Gives the dialog of a number the code that was sent there: a whole one is sent by itself. */
export async function enterCode(dialog: Locator, server: ServerProcess, phone: string): Promise<void> {
  await expect(dialog.getByText('Nhập mã OTP').first()).toBeVisible();
  await dialog
    .getByRole('textbox')
    .first()
    .pressSequentially(await server.otpOf(phone));
  await expect(dialog).toBeHidden();
}

/** Registers through the dialog, with the code written by the SMS adapter. */
export async function registerByScreen(page: Page, server: ServerProcess, phone: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Số điện thoại');
  await field.pressSequentially(phone);
  await expect(field).toHaveValue(phone);
  await dialog.getByRole('button', { name: 'Đăng ký' }).click();
  await enterCode(dialog, server, phone);
  // What follows signing in would race with a page opened earlier.
  await expect(page.getByRole('heading', { level: 1, name: 'Hôm nay' })).toBeVisible();
}

export async function activateStarter(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/course-detail/${STARTER.course}`);
  await page.getByRole('button', { name: 'Bắt đầu học' }).click();
  await expect(page.getByText('Đã kích hoạt').first()).toBeVisible();
}

import { expect, type Locator, type Page } from '@playwright/test';
import { ADVICE } from '#src/messages/contact.ts';
import { COURSE } from '#src/messages/course.ts';
import { HOME } from '#src/messages/home.ts';
import { NOTIFICATIONS } from '#src/messages/notifications.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { QUESTION_REPORT } from '#src/messages/question-report.ts';
import { SHELL } from '#src/messages/shell.ts';
import { TARGET } from '#src/messages/target.ts';
import { UI } from '#src/messages/ui.ts';
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { activateCourse, register } from '../support/accounts.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/shared-server.ts';

/** Nothing here depends on the service worker, whose installation costs more than the rest. */
test.use({ serviceWorkers: 'block' });

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
/** A course that has to be granted. */
const LOCKED_COURSE = 'buoc-toi-6';

const focusIsInside = (dialog: Locator) => dialog.evaluate((node) => node.contains(document.activeElement));
const canScroll = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].every((node) => getComputedStyle(node).overflowY !== 'hidden'),
  );

interface Overlay {
  opener: Locator;
  /** The menu that contains the opener; focus returns to its button. */
  menu?: Locator;
  name: string | RegExp;
  /** Types or selects something. */
  fill?: (dialog: Locator) => Promise<void>;
  /** Checks that it is still there. */
  isFilled?: (dialog: Locator) => Promise<void>;
}

/** For every overlay: focus is trapped and restored, the page stays still, Esc closes it, rotating loses nothing. */
async function behaves(page: Page, { opener, menu, name, fill, isFilled }: Overlay): Promise<void> {
  await menu?.click();
  await opener.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect.poll(() => focusIsInside(dialog)).toBe(true);
  await expect.poll(() => canScroll(page)).toBe(false);

  const stops = await dialog.locator('a[href], button:enabled, input, textarea, select').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops; stop++) {
      await page.keyboard.press(key);
      await expect.poll(() => focusIsInside(dialog), `${key} ${stop}`).toBe(true);
    }
  }

  await expectAccessible(page, String(name));

  await fill?.(dialog);
  for (const size of [LYING, UPRIGHT]) {
    await page.setViewportSize(size);
    await expect(dialog).toBeVisible();
    await isFilled?.(dialog);
    const last = dialog.getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu ?? opener).toBeFocused();
  await expect.poll(() => canScroll(page)).toBe(true);
}

test('a guest goes through the dialogs by keyboard, turns the phone, and loses nothing', async ({
  page,
  faultProxy: proxy,
}) => {
  test.setTimeout(600_000);
  await page.goto(proxy.origin);
  const phone = (dialog: Locator) => dialog.getByLabel('Số điện thoại');
  await behaves(page, {
    opener: page.getByRole('banner').getByRole('button', { name: SHELL.login }),
    name: /Đăng nhập/,
    fill: (dialog) => phone(dialog).pressSequentially('0912'),
    isFilled: (dialog) => expect(phone(dialog)).toHaveValue('0912'),
  });

  const opener = page.getByRole('button', { name: HOME.ways.contact.title });
  const fields = [
    [ADVICE.name, 'Trần Minh Anh'],
    [ADVICE.phone, '0912345678'],
    [ADVICE.email, 'anh@thu.example'],
  ] as const;
  const isFilled = async (dialog: Locator) => {
    for (const [label, value] of fields) await expect(dialog.getByLabel(label)).toHaveValue(value);
  };
  await behaves(page, {
    opener,
    name: ADVICE.title,
    fill: async (dialog) => {
      for (const [label, value] of fields) await dialog.getByLabel(label).pressSequentially(value);
    },
    isFilled,
  });

  await test.step('typed text survives closing and a failure, and is sent', async () => {
    const dialog = page.getByRole('dialog', { name: ADVICE.title });
    const message = (text: string) => page.getByRole('dialog').filter({ hasText: text });
    await opener.click();
    await isFilled(dialog);
    proxy.cut = true;
    await dialog.getByRole('button', { name: ADVICE.action }).click();
    await expect(message(ADVICE.failed)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('button', { name: UI.confirm }).click();
    await isFilled(dialog);
    proxy.cut = false;
    await dialog.getByRole('button', { name: ADVICE.action }).click();
    await expect(message(ADVICE.sent)).toBeVisible();
    await page.getByRole('button', { name: UI.confirm }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener.click();
    await expect(dialog.getByLabel(ADVICE.name)).toHaveValue('');
  });
});

test('a learner goes through the dialogs by keyboard, and their target is stored on the server', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(600_000);
  const account = await register(server);
  await signInContext(context, server.origin, account);

  await page.goto(`${server.origin}/view-roadmap`);
  const radio = (dialog: Locator) => dialog.getByRole('radio', { name: '6.5' });
  const date = (dialog: Locator) => dialog.getByLabel(TARGET.examDate);
  await behaves(page, {
    opener: page.getByRole('button', { name: TARGET.set }),
    name: TARGET.dialogTitle,
    fill: async (dialog) => {
      await dialog.getByText('6.5', { exact: true }).click();
      await date(dialog).fill('2099-03-01');
    },
    isFilled: async (dialog) => {
      await expect(radio(dialog)).toBeChecked();
      await expect(date(dialog)).toHaveValue('2099-03-01');
    },
  });
  await page.getByRole('button', { name: TARGET.set }).click();
  const dialog = page.getByRole('dialog', { name: TARGET.dialogTitle });
  await expect(radio(dialog)).toBeChecked();
  await dialog.getByRole('button', { name: TARGET.save }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${server.origin}/view-roadmap`);
  await expect(page.getByText(TARGET.bandValue(6.5))).toBeVisible();
  await expect(page.getByText('01/03/2099', { exact: true })).toBeVisible();

  await page.goto(`${server.origin}/course-detail/${LOCKED_COURSE}`);
  await behaves(page, {
    opener: page.getByRole('main').getByRole('listitem').getByRole('link').first(),
    name: COURSE.lockedTitle,
  });

  const menu = page.getByRole('button', { name: SHELL.account });
  for (const [label, name] of [
    [SHELL.notifications, NOTIFICATIONS.title],
    [SHELL.logout, SHELL.logoutTitle],
    // Once more, now that its code is loaded.
    [SHELL.notifications, NOTIFICATIONS.title],
  ] as const) {
    await behaves(page, { menu, opener: page.getByRole('menuitem', { name: label }), name });
  }

  await page.goto(`${server.origin}/my-profile/privacy`);
  await behaves(page, {
    opener: page.getByRole('button', { name: PRIVACY.deleteOpen }),
    name: PRIVACY.deleteDialogTitle,
    fill: (deletion) => deletion.getByLabel(PRIVACY.deletePhone).pressSequentially('0912'),
    isFilled: (deletion) => expect(deletion.getByLabel(PRIVACY.deletePhone)).toHaveValue('0912'),
  });

  await activateCourse(server, account, STARTER.course);
  await page.goto(`${server.origin}/practice/${STARTER.practice}`);
  const words = (report: Locator) => report.getByLabel(QUESTION_REPORT.content);
  const more = page.getByRole('button', { name: LOOP.more, exact: true });
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await behaves(page, {
    menu: more,
    opener: entry(QUESTION_REPORT.open),
    name: QUESTION_REPORT.title(1),
    fill: (report) => words(report).pressSequentially('Đáp án B mới đúng'),
    isFilled: (report) => expect(words(report)).toHaveValue('Đáp án B mới đúng'),
  });
  await more.click();
  await entry(QUESTION_REPORT.open).click();
  await page.getByRole('button', { name: QUESTION_REPORT.send }).click();
  await expect(page.getByText(QUESTION_REPORT.sent)).toBeVisible();
  await page.reload();
  await more.click();
  await expect(entry(QUESTION_REPORT.again)).toBeVisible();
});

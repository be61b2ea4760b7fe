import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ServerProcess } from '../support/server-process.ts';
import { STARTER } from '../support/starter.ts';

const PAGES = [
  '/',
  '/blog',
  `/phieu/${STARTER.sheet}`,
  `/course-detail/${STARTER.course}`,
  `/revise/on-thi-hien-tai`,
];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test('guests meet no accessibility fault, light and dark, nor in the sign-in dialog', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'the rules look at the same document in every browser');
  const server = await ServerProcess.create();
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of PAGES) {
        await page.goto(`${server.origin}${path}`);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await violations(page), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
    await page.goto(server.origin);
    await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(page.getByRole('dialog').getByLabel('Số điện thoại')).toBeVisible();
    expect(await violations(page), 'sign-in').toEqual([]);
  } finally {
    await server.dispose();
  }
});

import { expect, test } from '@playwright/test';
import { MAINTENANCE } from '#src/messages/maintenance.ts';
import { activateCourse, register } from '../support/accounts.ts';
import { operate } from '../support/operate.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';

test('a learner on a closed site reads why, and is led back once it is open', async ({ page, context }) => {
  const server = await ServerProcess.create();
  try {
    const learner = await register(server);
    await activateCourse(server, learner, STARTER.course);
    await signInContext(context, server.origin, learner);
    await operate(server, 'maintenance', 'on');
    await page.goto(`${server.origin}/course-detail/${STARTER.course}`);
    const closed = page.getByRole('heading', { level: 1, name: MAINTENANCE.title });
    await expect(closed).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page, 'maintenance');
    await page.getByRole('button', { name: MAINTENANCE.retry }).click();
    await expect(page.getByText(MAINTENANCE.still)).toBeVisible();

    await operate(server, 'maintenance', 'off');
    await expect(page.locator('header button').filter({ visible: true }).first()).toBeVisible({
      timeout: 60_000,
    });
    expect(new URL(page.url()).pathname).toBe(`/course-detail/${STARTER.course}`);
    await expect(closed).toBeHidden();
  } finally {
    await server.dispose();
  }
});

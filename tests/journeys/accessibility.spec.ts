import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ROUTE_TABLE } from '#src/app/route-table.ts';
import { activateCourse, register } from '../support/accounts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { STARTER } from '../support/starter.ts';
import { openPage } from './steps/open-page.ts';
import { routePath } from './steps/route-path.ts';

const SAME_RULES = 'the rules read the same elements, roles and colours in every browser';

/** The rules that colours decide; the others hold in dark if they hold in light. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, scheme: 'light' | 'dark' = 'light'): Promise<string[]> {
  // Without frames of other origins one page is enough: the usual way opens a second one for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const asked =
    scheme === 'light'
      ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      : axe.withRules(OF_COLOURS);
  const { violations: found } = await asked.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Pages for everybody that show a learner more. */
const MORE_FOR_LEARNERS: readonly string[] = ['report', 'view-roadmap'];

/** Every address that the visitor may open, in light and in dark; what a guard diverts is another one's. */
async function lookAtAll(page: Page, origin: string, visitors: 'all' | 'learners'): Promise<void> {
  for (const [pattern, name, who, layout, ...guards] of ROUTE_TABLE) {
    const isMore = visitors === 'learners' && MORE_FOR_LEARNERS.includes(name);
    if ((who !== visitors && !isMore) || guards.length > 0) continue;
    const path = routePath(pattern, name);
    await test.step(path, async () => {
      await openPage(page, `${origin}${path}`, layout);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect.soft(await violations(page, colorScheme), `${path}, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

test('no page for guests has an accessibility fault, nor has the sign-in dialog', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', SAME_RULES);
  test.setTimeout(600_000);
  const server = await ServerProcess.create();
  try {
    await lookAtAll(page, server.origin, 'all');
    await page.goto(server.origin);
    await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(page.getByRole('dialog').getByLabel('Số điện thoại')).toBeVisible();
    expect(await violations(page), 'sign-in').toEqual([]);
  } finally {
    await server.dispose();
  }
});

test('no page for learners has an accessibility fault', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', SAME_RULES);
  test.setTimeout(600_000);
  const server = await ServerProcess.create();
  try {
    const account = await register(server);
    await activateCourse(server, account, STARTER.course);
    await signInContext(context, server.origin, account);
    await lookAtAll(page, server.origin, 'learners');
  } finally {
    await server.dispose();
  }
});

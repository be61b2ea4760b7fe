import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const soft = expect.configure({ soft: true });
/** The rules that colours decide; the others hold in dark if they hold in light. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

async function faults(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  // Without frames of other origins one page is enough: the usual way opens a second one for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const asked = scheme === 'light' ? axe.withTags(RULES) : axe.withRules(RULES_OF_COLOURS);
  const { violations } = await asked.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What is on the page now has no fault that the rules of WCAG 2.2 AA find, in light and in dark. Leaves it in light. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Asked again while the page takes the other colours.
    await soft.poll(() => faults(page, colorScheme), `${what}, ${colorScheme}`).toEqual([]);
  }
}

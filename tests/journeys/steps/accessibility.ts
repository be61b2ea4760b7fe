import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const soft = expect.configure({ soft: true });
/** Rules that depend on colours; the others hold in dark mode if they hold in light mode. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

async function faults(page: Page, scheme: Scheme): Promise<string[]> {
  // Without cross-origin frames one page is enough: the default opens a second one for every check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const builder = scheme === 'light' ? axe.withTags(RULES) : axe.withRules(RULES_OF_COLOURS);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * The current page violates none of axe's WCAG 2.2 AA rules. Leaves it in light mode.
 * @param schemes dark mode has the same colours on every page, so the walk through all pages looks at it, too
 */
export async function expectAccessible(
  page: Page,
  what: string,
  schemes: readonly Scheme[] = ['light'],
): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Retried while the page changes its colours.
    await soft.poll(() => faults(page, colorScheme), `${what}, ${colorScheme}`).toEqual([]);
  }
}

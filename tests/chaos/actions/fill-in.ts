import type { Locator } from 'playwright';
import type { Random } from '../random.ts';

const SENTENCE = 'Libraries help young people because they are quiet and free, and everybody may read there.';

/** Gives a question a new answer. @returns false where it requires speech */
export async function fillIn(card: Locator, random: Random): Promise<boolean> {
  const radios = card.getByRole('radio');
  const essays = card.locator('textarea');
  const texts = card.getByRole('textbox');
  const choices = await radios.count();
  if (choices > 0) {
    // Choose an option that is not selected yet: without a change nothing is saved.
    const chosen = await radios.evaluateAll((all) => all.findIndex((one) => one.matches(':checked')));
    const other = random.between(0, choices - 2);
    await radios.nth(chosen >= 0 && other >= chosen ? other + 1 : other).press('Space');
    return true;
  }
  if ((await essays.count()) > 0)
    await essays.first().fill(`${`${SENTENCE} `.repeat(random.between(1, 5))}${random.between(1, 99_999)}`);
  else if ((await texts.count()) > 0)
    await texts
      .first()
      .fill(random.chance(0.5) ? `w${random.between(1, 99_999)}` : `red${' '.repeat(random.between(0, 9))}`);
  else return false;
  return true;
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { QuestionKey } from '#contract/question.ts';
import type { PackExam } from '#server/content/pack.ts';
import { readPack } from '#server/content/read-pack.ts';

/** A timed test of the starter content with its keys. */
export async function packExam(id: string): Promise<PackExam> {
  const reading = await readPack('content');
  const found = reading.ok ? reading.pack.tests.find((test) => test.id === id) : undefined;
  if (!found) throw new Error(`the starter content has no test ${id}`);
  return found;
}

const firstOf = (accepted: string): string => accepted.split('|')[0] ?? '';

async function fill(field: Locator, text: string): Promise<void> {
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(text);
  else await field.pressSequentially(text);
}

/** Gives the keyed answer to the question in a card. */
export async function answerRight(card: Locator, key: QuestionKey): Promise<void> {
  const choose = (value: string) => card.locator(`input[value="${value}"]`).check();
  switch (key.type_code) {
    case 'single_choice':
      return choose(key.choice);
    case 'true_false':
      return choose(key.value);
    case 'multiple_choice':
      for (const choice of key.choices) await choose(choice);
      return;
    case 'free_text':
      return card.getByRole('textbox').pressSequentially(firstOf(key.accepted));
    case 'fill_paragraph':
    case 'matching': {
      const given = key.type_code === 'matching' ? key.pairs : key.blanks;
      const fields = await card.locator('input[data-item], select[data-item]').all();
      for (const [at, answer] of Object.values(given).entries()) {
        const field = fields[at];
        if (field) await fill(field, firstOf(answer));
      }
      return;
    }
    default:
      throw new Error(`${key.type_code} has no key`);
  }
}

/** The card of a question, whose part is on screen. */
export async function openQuestion(page: Page, { id, number }: { id: string; number: number }) {
  const numbers = page.getByRole('navigation', { name: 'Các câu của bài làm' });
  // On a phone they are in a separate sheet.
  const sheet = numbers.getByRole('button', { name: /Xem tất cả các câu$/ });
  const onPhone = await sheet.isVisible();
  if (onPhone) await sheet.click();
  const where = onPhone ? page.getByRole('dialog') : numbers;
  await where.getByRole('button', { name: new RegExp(`^Câu ${number},`) }).click();
  const card = page.locator(`[data-question="${id}"]`);
  await expect(card).toBeInViewport();
  return card;
}

/** Selects some words of an element as with a mouse. */
export async function selectWords(page: Page, where: Locator, words: string): Promise<void> {
  const ends = await where.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      node.parentElement?.scrollIntoView({ block: 'center' });
      const [first] = range.getClientRects();
      const last = [...range.getClientRects()].at(-1);
      if (!first || !last) return null;
      return {
        from: { x: first.left, y: first.top + first.height / 2 },
        to: { x: last.right, y: last.top + last.height / 2 },
      };
    }
    return null;
  }, words);
  if (!ends) throw new Error(`no such words: ${words}`);
  await page.mouse.move(ends.from.x, ends.from.y);
  await page.mouse.down();
  await page.mouse.move(ends.to.x, ends.to.y, { steps: 5 });
  await page.mouse.up();
}

/** The words highlighted under a name from the style sheet. */
export const painted = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((asked) => [...(CSS.highlights.get(asked) ?? [])].map(String), name);

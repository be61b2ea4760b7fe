import type { Page } from 'playwright';
import { recordByScreen } from '../support/record-by-screen.ts';
import type { Random } from './random.ts';

/** An answer that the screen said was saved, as stored on the device at that moment. */
export interface SavedAnswer {
  attemptId: string;
  questionId: string;
  answer: unknown;
}

/** The question in the app itself: a page's kept look, perhaps of somebody before, has one too. */
export const question = (page: Page) => page.locator('#root [data-question]');

/** The newest answer of a question, out of the page's own database. */
const readAnswer = (page: Page, questionId: string): Promise<SavedAnswer | null> =>
  page.evaluate(
    (id) =>
      new Promise<SavedAnswer | null>((resolve, reject) => {
        const open = indexedDB.open('luyen-outbox');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const rows = open.result.transaction('answers').objectStore('answers').getAll();
          rows.onerror = () => reject(rows.error);
          rows.onsuccess = () => {
            open.result.close();
            const mine = (rows.result as (SavedAnswer & { savedAt: number })[]).filter(
              (row) => row.questionId === id,
            );
            mine.sort((a, b) => (a.attemptId < b.attemptId ? -1 : 1));
            const row = mine.at(-1);
            resolve(row ? { attemptId: row.attemptId, questionId: id, answer: row.answer } : null);
          };
        };
      }),
    questionId,
  );

/** Answers the question on screen with something new, and waits for the screen to say that it is saved. */
export async function answerCurrent(page: Page, random: Random): Promise<SavedAnswer | null> {
  const questionId = await question(page).getAttribute('data-question');
  if (!questionId) return null;
  const word = `w${random.between(1, 99_999)}`;
  const radios = question(page).getByRole('radio');
  const texts = question(page).getByRole('textbox');
  if ((await radios.count()) > 0)
    await radios.nth(random.between(0, (await radios.count()) - 1)).press('Space');
  else if ((await texts.count()) > 0)
    await texts.nth(random.between(0, (await texts.count()) - 1)).fill(word);
  else await recordByScreen(page, '00:01');
  // A device without room says so; nothing was promised then.
  const failed = question(page).getByRole('alert');
  await question(page).locator('[data-save="saved"]').or(failed).first().waitFor();
  return (await failed.isVisible()) ? null : readAnswer(page, questionId);
}

export async function move(page: Page, random: Random): Promise<void> {
  const button = page.getByRole('button', { name: random.chance(0.75) ? 'Câu tiếp' : 'Câu trước' });
  if ((await button.count()) > 0 && (await button.isEnabled())) await button.click();
}

/** Goes to the last question, which is spoken. */
export async function goToLast(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Câu tiếp' });
  while ((await next.count()) > 0) await next.click();
}

/** Goes to the last question and hands the practice in. */
export async function submit(page: Page): Promise<void> {
  await goToLast(page);
  await page.getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  await page.waitForURL(/practice-result/);
}

import { expect, type Locator, type Page } from '@playwright/test';
import { recordByScreen } from '../../support/record-by-screen.ts';

const ESSAY =
  'I believe that public libraries are still useful for young people in my city. First, they offer a quiet place ' +
  'where students can read without paying. For example, many of my friends prepare for exams there because their ' +
  'homes are small and noisy. However, libraries should open later in the evening, so that workers can visit them too.';

/** Typed key by key: in Firefox the page does not notice a value set as a whole. */
async function answer(page: Page, card: Locator): Promise<void> {
  const radios = card.getByRole('radio');
  const choices = card.locator('select');
  const essay = card.locator('textarea');
  const texts = card.getByRole('textbox');
  if ((await radios.count()) > 0) await radios.first().check();
  else if ((await choices.count()) > 0)
    for (const choice of await choices.all()) await choice.selectOption({ index: 1 });
  else if ((await essay.count()) > 0) await essay.pressSequentially(ESSAY);
  else if ((await texts.count()) > 0)
    for (const text of await texts.all()) await text.pressSequentially('books');
  else await recordByScreen(page, '00:08');
}

/** Answers every question of the practice on screen; each is shown as saved, with the number waiting. */
export async function answerEverything(page: Page): Promise<void> {
  const card = page.locator('[data-question]');
  const next = page.getByRole('button', { name: 'Câu tiếp' });
  for (;;) {
    await card.waitFor();
    await answer(page, card);
    await expect(card.locator('[data-save]')).toHaveText(/^Đã lưu · \d+ đang chờ gửi$/);
    if (!(await next.isVisible())) return;
    const id = await card.getAttribute('data-question');
    await next.click();
    await expect(card).not.toHaveAttribute('data-question', id ?? '');
  }
}

/** Answers every question of the revise set on screen, with or without instant feedback, up to its result. */
export async function reviseEverything(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const place = main.getByRole('heading', { name: /^Câu \d+\/\d+$/ });
  const onward = page.getByRole('button', { name: /^(Tiếp tục|Xong phần ôn)$/ });
  for (;;) {
    const [at = '', total = ''] = ((await place.textContent()) ?? '').match(/\d+/g) ?? [];
    await answer(page, main);
    await page.getByRole('button', { name: /^(Kiểm tra|Lưu câu trả lời)$/ }).click();
    await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    await onward.click();
    if (at === total) break;
    await expect(place).toHaveText(`Câu ${Number(at) + 1}/${total}`);
  }
  await expect(page.getByText(/^Bạn trả lời đúng \d+\/\d+ câu\.$/)).toBeVisible();
}

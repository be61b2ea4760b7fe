import type { Page } from 'playwright';

/** Maximum length of a test's speech, plus room for a slow machine, milliseconds. */
const LONGEST_MS = 60_000;

/**
 * Records an answer with the recorder on screen, from the consent, which is requested once, to the stop button.
 * @param until what the running clock has to show first, as `mm:ss`
 */
export async function recordByScreen(page: Page, until: string): Promise<void> {
  const start = page.getByRole('button', { name: /Bắt đầu ghi âm|Ghi âm lại/ });
  const consent = page.getByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' });
  await consent.or(start).first().waitFor();
  if (await consent.isVisible()) await consent.click();
  const keep = page.getByRole('button', { name: 'Giữ phần đã ghi' });
  if (await keep.isVisible()) await keep.click();
  await start.click();
  const stop = page.getByRole('button', { name: /Dừng ghi/ });
  await stop.filter({ hasText: until }).waitFor({ timeout: LONGEST_MS });
  await stop.click();
}

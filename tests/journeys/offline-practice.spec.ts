import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { BLOG } from '#src/messages/blog.ts';
import type { FaultProxy } from '../chaos/fault-proxy.ts';
import type { KillableBrowser } from '../support/browser.ts';
import { newPhone } from '../support/new-phone.ts';
import { speakToWav } from '../support/speak.ts';
import { STARTER, speakingText } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { test } from './steps/installed-app.ts';
import { answerEverything } from './steps/practise.ts';
import { openAnswers } from './steps/result.ts';
import { seeSynced } from './steps/see-synced.ts';
import { activateStarter, registerByScreen } from './steps/sign-up.ts';
import { untilPracticeIsStored } from './steps/stored-reads.ts';

interface Setting {
  proxy: FaultProxy;
  browser: KillableBrowser;
}

async function goOffline({ proxy, browser }: Setting): Promise<void> {
  // The service worker is cut off too, which the browser's own offline switch may not reach.
  proxy.cut = true;
  await browser.context.setOffline(true);
}

async function goOnline({ proxy, browser }: Setting): Promise<void> {
  proxy.cut = false;
  await browser.context.setOffline(false);
}

const firstPage = async ({ browser }: Setting): Promise<Page> =>
  browser.context.pages()[0] ?? (await browser.context.newPage());

test('a learner practises offline and gets a grade when back online', async ({
  browserName,
  server,
  faultProxy: proxy,
  newDevice,
}) => {
  test.setTimeout(600_000);
  const speech = test.info().outputPath('speech.wav');
  await writeFile(speech, await speakToWav(await speakingText()));
  const browser = await newDevice({ speech });
  const setting = { proxy, browser };
  await browser.launch();
  let page = await firstPage(setting);
  const open = (path: string) => page.goto(`${proxy.origin}${path}`);

  const article = await test.step('as a guest: home, an article, a study sheet', async () => {
    await open('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open('/blog');
    await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
    await expect(page).toHaveURL(/\/blog\/./);
    const heading = page.getByRole('heading', { level: 1 });
    // The address is the article's before its page is there.
    await expect(heading).not.toHaveText(BLOG.title);
    const read = { path: new URL(page.url()).pathname, title: (await heading.textContent()) ?? '' };
    await open(`/phieu/${STARTER.sheet}`);
    await expect(heading).toBeVisible();
    return read;
  });
  await test.step('registers by phone and starts the starter course', async () => {
    await open('/');
    await registerByScreen(page, server, newPhone());
    await activateStarter(page, proxy.origin);
    await open(`/lesson/${STARTER.lesson}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilPracticeIsStored(page, STARTER.practice);
  });

  await test.step('everything is available offline, after closing and reopening', async () => {
    await goOffline(setting);
    await browser.context.close();
    await browser.launch();
    await browser.context.setOffline(true);
    page = await firstPage(setting);
    await open(article.path);
    await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await open(`/phieu/${STARTER.sheet}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(`/course-detail/${STARTER.course}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(`/lesson/${STARTER.lesson}`);
    await expect(page.locator(`a[href*="/practice/${STARTER.practice}"]`).first()).toBeVisible();
  });
  await test.step('answers everything; each answer is shown as saved, with the number waiting', async () => {
    await open(`/practice/${STARTER.practice}`);
    await answerEverything(page);
  });
  await test.step('nothing is missing after kill -9; the recording plays', async () => {
    await browser.kill();
    await browser.launch();
    await browser.context.setOffline(true);
    page = await firstPage(setting);
    await open(`/practice/${STARTER.practice}`);
    await page.getByRole('progressbar').first().waitFor();
    const total = await page.getByRole('progressbar').first().getAttribute('aria-valuemax');
    await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', total ?? '');
    const wave = page.getByTestId('waveform');
    while (!(await wave.isVisible())) {
      const next = page.getByRole('button', { name: 'Câu tiếp' });
      if (!(await next.isVisible())) break;
      await next.click();
      await page.locator('[data-question]').waitFor();
    }
    await expect(wave).toHaveAttribute('data-ready', 'true');
    await page.getByRole('button', { name: /^Nghe/ }).click();
    await expect(page.getByRole('button', { name: /^Tạm dừng/ })).toBeVisible();
  });
  await test.step('submits offline, then everything is sent and graded', async () => {
    const next = page.getByRole('button', { name: 'Câu tiếp' });
    while (await next.isVisible()) await next.click();
    await page.getByRole('button', { name: 'Nộp bài' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
    await expect(page.getByText('Bài đã nộp, đang chờ gửi')).toBeVisible();
    await expect(page.getByTestId('sync')).toContainText(/\d+ đang chờ/);
    await goOnline(setting);
    await seeSynced(page, 60_000);
    // Firefox's own microphone gives a tone, of which nothing is graded.
    const graded = browserName === 'firefox' ? /^Đã chấm 1\/2 câu\./ : 'Đã chấm xong';
    await expect(page.getByTestId('grading')).toHaveText(graded, { timeout: 90_000 });
  });
  await test.step('the result shows the score, correctness of each question, evaluations with engine and range', async () => {
    await expect(page.getByTestId('score')).toBeVisible();
    await expect(page.getByTestId('correct')).toContainText(/Đúng (?:trọn )?\d+\/\d+ câu/);
    await openAnswers(page);
    await expect(page.getByText('luyen-writing')).toBeVisible();
    await expect(page.getByText(/luyen-(ear|gop)/)).toBeVisible();
    await expect(page.getByTestId('estimate').first()).toContainText(/khoảng [\d.]+–[\d.]+/);
  });
  await page.screenshot({ path: test.info().outputPath('result.png'), fullPage: true });
  await test.step('the result shows every word and sound of the recording', async () => {
    // Firefox's fake microphone hums, which is not speech and is declined.
    if (browserName === 'firefox') return;
    await page.getByRole('main').locator('a[href*="/detail-speaking/"]').click();
    await expect(page.getByRole('heading', { name: 'Từng từ và từng âm' })).toBeVisible();
    await expect(page.getByTestId('waveform')).toHaveAttribute('data-ready', 'true');
    const word = page.getByRole('button', { name: /điểm, (rõ|tạm được|cần luyện)$/ }).first();
    await word.press('Enter');
    await expect(word).toHaveAttribute('aria-expanded', 'true');
    const own = page.getByRole('button', { name: 'Bạn đọc' });
    await expect(own).toBeEnabled();
    await expect(page.getByText(/^Bạn mới có một bài được chấm/)).toBeVisible();
    await expectAccessible(page, 'the sounds of a recording');
  });
  await test.step('a reading and a drill of its sounds are available offline', async () => {
    if (browserName === 'firefox') return;
    await goOffline(setting);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Từng từ và từng âm' })).toBeVisible();
    await page.getByRole('link', { name: 'Xem tất cả bài luyện âm' }).click();
    await page.getByRole('link', { name: /sheep – ship/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '/iː/ và /ɪ/' })).toBeVisible();
    await page.getByRole('button', { name: 'Ghi âm', exact: true }).click();
    await page.getByRole('button', { name: 'Dừng ghi' }).click();
    await page.getByRole('button', { name: 'Bạn đọc' }).click();
    await expectAccessible(page, 'a drill');
  });
});

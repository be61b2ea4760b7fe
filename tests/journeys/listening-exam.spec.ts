import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { register } from '../support/accounts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { openAnswers } from './steps/result.ts';

const TEST_ID = 'academic-listening-1';
const EXAM = `title: Nghe thử
instructions: Nghe rồi trả lời.
skill: listening
minutes: 10
band_table: none
parts: [part-1, part-2]
`;
const part = (id: string, script: string): string => `---
title: At the ${id}
instructions: Answer the question.
questions:
  - id: ${id}
    type: free_text
    prompt: Where are they?
    key: ${id}
    proof: This is the ${id}.
---
${script}
`;

/** The starter content with a listening test short enough to be played in full. */
async function shortContent(): Promise<string> {
  const content = await mkdtemp(join(tmpdir(), 'luyen-nghe-'));
  await cp('content', content, { recursive: true });
  const own = join(content, 'tests', TEST_ID);
  await rm(own, { recursive: true });
  await rm(join(content, 'media', 'tests', 'northgate-farm.svg'));
  await cp('content/tests/academic-reading-1', own, { recursive: true });
  await rm(join(own, 'part-3.md'));
  await writeFile(join(own, 'test.yaml'), EXAM);
  const first = 'WOMAN: Good morning. This is the library.\n\n[pause 3]\n\nMAN: Thank you very much.';
  await writeFile(join(own, 'part-1.md'), part('library', first));
  await writeFile(join(own, 'part-2.md'), part('station', 'MAN: This is the station.'));
  return content;
}

test.use({ viewport: { width: 1280, height: 800 } });

test('a learner hears a listening test once, and after submission as often as they like', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const content = await shortContent();
  const server = await ServerProcess.create({ CONTENT_DIR: content });
  const listening = page.getByRole('region', { name: 'Phần nghe' });
  try {
    await test.step('the recordings are made', async () => {
      const read = async (): Promise<string> =>
        (await fetch(`${server.origin}/api/practice-test/list-question?test_id=${TEST_ID}`)).text();
      // The server may start with the previous test of that name.
      await expect.poll(read, { timeout: 300_000 }).toContain('At the station');
    });

    await test.step('starts, and hears the first part without controls to pause or seek', async () => {
      await signInContext(context, server.origin, await register(server));
      await page.goto(`${server.origin}/input-test/practice-test?test=${TEST_ID}`);
      await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
      await listening.getByRole('button', { name: 'Bắt đầu nghe' }).click();
      await expect(listening.getByRole('status')).toHaveText('Đang phát phần 1');
      await expect(listening.getByRole('button')).toHaveCount(0);
      await expect(listening.getByRole('slider')).toHaveAccessibleName('Âm lượng');
      const heard = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
      await expect.poll(heard).toBeGreaterThan(2.5);
    });

    await test.step('resumes after a reload, and plays to the end', async () => {
      await page.reload();
      await listening.getByRole('button', { name: /^Nghe tiếp từ 00:0[2-9]$/ }).click();
      await expect(page.getByText('Đã phát hết.')).toBeVisible({ timeout: 60_000 });
      await page.reload();
      await expect(page.getByText('Đã phát hết.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Bắt đầu nghe' })).toHaveCount(0);
    });

    await test.step('answers and submits', async () => {
      const numbers = page.getByRole('navigation', { name: 'Các câu của bài làm' });
      for (const [number, place] of [
        [1, 'library'],
        [2, 'station'],
      ] as const) {
        await numbers.getByRole('button', { name: new RegExp(`^Câu ${number},`) }).click();
        await page
          .locator(`[data-question="${TEST_ID}.${place}"]`)
          .getByRole('textbox')
          .pressSequentially(place);
      }
      await page.getByRole('button', { name: 'Nộp bài' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
      await expect(page.getByTestId('correct')).toHaveText('Đúng 2/2 câu có đáp án', { timeout: 60_000 });
    });

    await test.step('reads along: the proof is played and its sentence highlighted', async () => {
      await openAnswers(page);
      const transcript = page.getByRole('region', { name: 'Lời của bài nghe' }).first();
      await expect(transcript).toContainText('Thank you very much.');
      await page.getByRole('button', { name: 'Xem trong bài' }).first().click();
      await expect(transcript.locator('[aria-current="true"]')).toHaveText('This is the library.');
      await page.screenshot({ path: test.info().outputPath('transcript.png') });
      await expectAccessible(page, 'a transcript');
    });

    await test.step('writes a sentence from dictation', async () => {
      await page.getByRole('button', { name: 'Chép chính tả' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Chép chính tả' });
      await dialog.getByRole('button', { name: 'Nghe câu này' }).click();
      await dialog.getByLabel('Bạn nghe được gì').pressSequentially('good evening');
      await dialog.getByRole('button', { name: 'Kiểm tra' }).click();
      await expect(dialog.getByText('Đúng 1/2 từ')).toBeVisible();
      await page.screenshot({ path: test.info().outputPath('dictation.png') });
      await expectAccessible(page, 'a dictation');
    });
  } finally {
    await server.dispose();
    await rm(content, { recursive: true, force: true });
  }
});

import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { activateCourse, register } from '../support/accounts.ts';
import { KillableBrowser } from '../support/browser.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { SmallDisk } from '../support/small-disk.ts';
import { speakToWav } from '../support/speak.ts';
import { STARTER, speakingText } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { takePictures } from './steps/pictures.ts';

/** Bytes of the recordings that the device holds; null where its database cannot be read. */
const STORED = () =>
  new Promise<number | null>((resolve) => {
    const opening = indexedDB.open('luyen-outbox');
    const fail = (): void => resolve(null);
    opening.onerror = fail;
    opening.onsuccess = () => {
      const { result } = opening;
      const reading = result.transaction('chunks');
      const all = reading.objectStore('chunks').getAll();
      reading.onabort = fail;
      result.onclose = fail;
      reading.oncomplete = () => {
        result.close();
        resolve(
          all.result.reduce((sum: number, row: { bytes: ArrayBuffer }) => sum + row.bytes.byteLength, 0),
        );
      };
    };
  });

/** Whether room is set aside. */
const RESERVED = async () =>
  (await navigator.storage.getDirectory()).getFileHandle('luyen-reserve').then(
    () => true,
    () => false,
  );

test('a recording survives a disk that is really full: told while it runs, heard, kept as a file', async ({
  browserName,
}) => {
  test.setTimeout(150_000);
  test.skip(browserName !== 'chromium', 'how the app meets a failed write is the same code in every browser');
  const disk = await SmallDisk.create(400);
  test.skip(disk === null, 'a small disk can be mounted by root alone');
  if (!disk) return;
  const server = await ServerProcess.create();
  const wav = join(server.dataDir, 'speech.wav');
  await writeFile(wav, await speakToWav(await speakingText()));
  const browser = await KillableBrowser.create({ folder: disk.folder, speech: wav, patience: 30_000 });
  try {
    await browser.launch();
    const learner = await register(server);
    await activateCourse(server, learner, STARTER.course);
    await signInContext(browser.context, server.origin, learner);
    const page = await browser.context.newPage();
    await page.goto(`${server.origin}/practice/${STARTER.practice}`);
    const start = page.getByRole('button', { name: /Bắt đầu ghi âm|Ghi âm lại/ });
    const consent = page.getByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' });
    await page.locator('[data-question]').waitFor();
    while (!(await consent.isVisible())) {
      await page.getByRole('button', { name: 'Câu tiếp' }).click();
      await page.locator('[data-question]').waitFor();
    }
    const stop = page.getByRole('button', { name: /Dừng ghi/ });
    const saveAgain = page.getByRole('button', { name: 'Lưu lại' });
    const full = page.getByText(/đang giữ phần này trong bộ nhớ tạm/);

    await test.step('the reserve keeps a recording going that meets the full disk', async () => {
      await consent.click();
      await start.click();
      await stop.waitFor();
      expect(await page.evaluate(RESERVED)).toBe(true);
      await stop.filter({ hasText: '00:02' }).waitFor();
      await disk.fill();
      await expect
        .poll(async () => {
          // The browser frees a little elsewhere; as much as this only the reserve.
          if ((await disk.free()) < 2_000_000) await disk.fill();
          return page.evaluate(RESERVED);
        })
        .toBe(false);
      await expect(full).toBeHidden();
      expect(await page.evaluate(STORED)).toBeGreaterThan(10_000);
    });
    await test.step('once that is gone too, it is said, and the recording goes on', async () => {
      await expect
        .poll(async () => {
          await disk.fill();
          return full.isVisible();
        })
        .toBe(true);
      // However long filling the disk took: some seconds of it lie in memory.
      await stop.filter({ hasText: /00:[1-5]\d|0[1-9]:\d\d/ }).waitFor();
      await stop.click();
    });
    await test.step('what cannot be saved is heard and kept as a file', async () => {
      await expect(page.getByText('Bản ghi này chưa lưu được vào máy')).toBeVisible();
      await expect(page.getByTestId('waveform')).toHaveAttribute('data-ready', 'true');
      await expectAccessible(page, 'an unsaved recording');
      await takePictures(page, 'unsaved');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Tải bản ghi về' }).click();
      const file = await (await downloading).path();
      // Matroska, as WebM begins.
      expect((await readFile(file)).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
      expect((await stat(file)).size).toBeGreaterThan(10_000);
    });
    await test.step('saving again fails as long as the disk is full, and loses nothing', async () => {
      await disk.fill();
      await saveAgain.click();
      await expect(saveAgain).toBeVisible();
    });
  } finally {
    await disk.empty();
    await browser.dispose();
    await server.dispose();
    await disk.dispose();
  }
});

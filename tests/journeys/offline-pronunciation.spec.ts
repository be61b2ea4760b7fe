import { readFile, rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { FaultProxy } from '../chaos/fault-proxy.ts';
import { activateCourse, register } from '../support/accounts.ts';
import { type Engine, KillableBrowser } from '../support/browser.ts';
import { ServerProcess } from '../support/server-process.ts';
import { signInContext } from '../support/sign-in-page.ts';
import { speakToWav } from '../support/speak.ts';
import { bringMicrophone, bringRecorder, handRecording, speakInto } from '../support/speaking-microphone.ts';
import { speakingPack, TEN_SENTENCES } from '../support/speaking-pack.ts';
import { STARTER } from '../support/starter.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { deviceScores, distances, readDeviceScores, serverScores } from './steps/device-scores.ts';
import { takePictures } from './steps/pictures.ts';

/**
 * Maximum difference in points (of 100) between device and server for the same recording. Both scorers agree to the
 * last digit, and both browsers decode Opus within two of 32,768 steps of the server: all scores were equal, though
 * rounding may differ.
 */
const APART = 1;

/** The recording given to Firefox, whose fake microphone hums: one sentence (see the fixtures' README). */
const RECORDED = 'server/engines/audio/fixtures/sentence.ogg';
const RECORDED_SENTENCE = 'Many people think that learning English every day is the best way to improve.';
/** Another reading of the same recording would only be the same once more. */
const RECORDED_SENTENCES = [RECORDED_SENTENCE, RECORDED_SENTENCE, RECORDED_SENTENCE];

/** Each is scored with the ear twice, here and on the server. */
const HEARD_SENTENCES = TEN_SENTENCES.slice(0, 3);

/** Runs in the page: asks for the recogniser, which this page does not offer, as the pages do in which one talks. */
const askForRecogniser = (owner: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('luyen-downloads');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const rows = opening.result.transaction('downloads', 'readwrite');
      const asked = { owner, kind: 'speech_model', id: 'recogniser', title: 'Bộ nghe tiếng Anh trên máy' };
      rows.objectStore('downloads').put({
        ...{ ...asked, key: `${owner}:speech_model:recogniser`, state: 'waiting', reason: null },
        ...{ overMobile: true, bytesDone: 0, bytesTotal: 0, manifest: null, reads: {} },
        ...{ requestedAt: Date.now(), savedAt: null },
      });
      rows.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

/** Reads one sentence into the recorder on screen. */
async function readAloud(page: Page, engine: Engine, sentence: string): Promise<void> {
  const start = page.getByRole('button', { name: 'Bắt đầu ghi âm' });
  const consent = page.getByRole('button', { name: 'Đồng ý cho gửi bản ghi âm' });
  await consent.or(start).first().waitFor();
  if (await consent.isVisible()) await consent.click();
  await start.click();
  const stop = page.getByRole('button', { name: /Dừng ghi/ });
  await stop.waitFor();
  if (engine === 'firefox') await handRecording(page, await readFile(RECORDED));
  else await speakInto(page, await speakToWav(sentence));
  await stop.click();
}

test('a learner reads sentences offline, scored by the device and then equally by the server', async ({
  browserName,
}) => {
  test.setTimeout(1_500_000);
  const engine = browserName === 'firefox' ? 'firefox' : 'chromium';
  const sentences = engine === 'firefox' ? RECORDED_SENTENCES : HEARD_SENTENCES;
  const pack = await speakingPack(sentences);
  // Starts empty: other content is served only once its listening tests are recorded, which takes minutes. Chromium has the
  // ear, and so has its server; Firefox and its server mark by the sounds alone. Both must agree.
  const hasEar = engine === 'chromium';
  const server = await ServerProcess.createNew({
    CONTENT_DIR: pack,
    ...(!hasEar && { SPEECH_RECOGNITION: 'off' }),
  });
  const proxy = await FaultProxy.listen(() => server.port);
  const browser = await KillableBrowser.create({ engine, patience: 60_000 });
  try {
    const account = await register(server);
    await activateCourse(server, account, STARTER.course);
    const context = await browser.launch();
    if (engine === 'firefox') await bringRecorder(context);
    else await bringMicrophone(context);
    await signInContext(context, proxy.origin, account);
    const page = await context.newPage();
    const offer = page.getByTestId('speech-model');
    const grade = page.getByTestId('device-grade');

    await test.step('the model is offered with its size, and downloaded', async () => {
      await page.goto(`${proxy.origin}/speaking-practice/${STARTER.practice}`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await expect(offer).toContainText(/Tải bộ chấm phát âm \(\d,\d MB\)/);
      await takePictures(page, 'offer');
      await expectAccessible(page, 'the offer of the model');
      await offer.getByRole('button', { name: /^Tải về máy · / }).click();
      // Nothing is shown about a model that is present and up to date.
      await expect(offer).toBeHidden({ timeout: 120_000 });
      if (!hasEar) return;
      await page.evaluate(askForRecogniser, account.learnerId);
      await page.reload();
      await expect(offer).toBeVisible();
      await expect(offer).toBeHidden({ timeout: 120_000 });
    });

    await test.step('each sentence is scored offline as soon as it is read', async () => {
      proxy.cut = true;
      await context.setOffline(true);
      for (const [index, sentence] of sentences.entries()) {
        await expect(
          page.getByRole('heading', { name: `Câu ${index + 1}/${sentences.length}` }),
        ).toBeVisible();
        await expect(page.getByText(sentence)).toBeVisible();
        await readAloud(page, engine, sentence);
        await expect(grade.getByTestId('estimate')).toBeVisible();
        await expect(grade).toContainText('Điểm tạm tính trên máy');
        await expect(grade).toContainText(hasEar ? 'luyen-ear' : 'luyen-gop');
        if (index === 0) {
          await takePictures(page, 'scored');
          await expectAccessible(page, 'a score of the device');
        }
        if (index < sentences.length - 1) await page.getByRole('button', { name: 'Câu tiếp' }).click();
      }
    });

    await test.step('after submission, all show their provisional scores', async () => {
      await page.getByRole('button', { name: 'Nộp bài' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
      await expect(page.getByText('Bài đã nộp, đang chờ gửi')).toBeVisible();
      await expect(grade).toHaveCount(sentences.length);
      await takePictures(page, 'handed-in');
    });

    const own = deviceScores(await page.evaluate(readDeviceScores));
    expect(own.size).toBe(sentences.length);
    const attempt = new URL(page.url()).searchParams.get('attempt') ?? '';
    await test.step("once sent and graded, the server's scores replace them", async () => {
      proxy.cut = false;
      await context.setOffline(false);
      await expect(page.getByTestId('evaluation')).toHaveCount(sentences.length, { timeout: 180_000 });
      await expect(grade).toHaveCount(0);
      await takePictures(page, 'graded');
    });

    await test.step('both agree on every recording', async () => {
      const apart = distances(own, await serverScores(server, account, STARTER.practice, attempt));
      for (const part of ['whole', 'word', 'sound'] as const) {
        const furthest = Math.max(...apart.map((each) => each[part]));
        test.info().annotations.push({ type: `furthest apart, ${part}`, description: String(furthest) });
        expect(furthest, part).toBeLessThanOrEqual(APART);
      }
    });

    await test.step('the models are listed in the downloads, and can be deleted there', async () => {
      const titles = ['Bộ chấm phát âm trên máy', ...(hasEar ? ['Bộ nghe tiếng Anh trên máy'] : [])];
      await page.goto(`${proxy.origin}/tai-ve`);
      await expect(page.locator('[data-testid="download-state"][data-state="done"]')).toHaveCount(
        titles.length,
      );
      await takePictures(page, 'downloads');
      for (const title of titles) {
        await page.getByRole('button', { name: `Xóa khỏi máy: ${title}` }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Xóa khỏi máy' }).click();
        await expect(page.getByRole('heading', { name: title })).toBeHidden();
      }
      const left = () =>
        page.evaluate(async () => (await (await caches.open('luyen-downloaded')).keys()).length);
      await expect.poll(left).toBe(0);
    });
  } finally {
    await browser.dispose();
    await proxy.close();
    await server.dispose();
    await rm(pack, { recursive: true, force: true });
  }
});

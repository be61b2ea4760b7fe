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
  const sentences = engine === 'firefox' ? RECORDED_SENTENCES : TEN_SENTENCES;
  const pack = await speakingPack(sentences);
  // Starts empty: other content is served only once its listening tests are recorded, which takes minutes. Where it has
  // no recogniser it marks by the sounds alone, as a device does, so both must agree.
  const server = await ServerProcess.createNew({ CONTENT_DIR: pack, SPEECH_RECOGNITION: 'off' });
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

    await test.step('the model is listed in the downloads, and can be deleted there', async () => {
      await page.goto(`${proxy.origin}/tai-ve`);
      await expect(page.getByRole('heading', { name: 'Bộ chấm phát âm trên máy' })).toBeVisible();
      await expect(page.getByTestId('download-state')).toHaveAttribute('data-state', 'done');
      await takePictures(page, 'downloads');
      await page.getByRole('button', { name: 'Xóa khỏi máy: Bộ chấm phát âm trên máy' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Xóa khỏi máy' }).click();
      await expect(page.getByRole('heading', { name: 'Bộ chấm phát âm trên máy' })).toBeHidden();
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

import { expect, test } from '@playwright/test';
import { speakToWav } from '../../support/speak.ts';
import { playIntoMicrophone, replaceMicrophone } from '../../support/speaking-microphone.ts';
import { STARTER, speakingText } from '../../support/starter.ts';
import { inWebKit } from '../../support/webkit/in-webkit.ts';
import { deviceScores, distances, readDeviceScores, serverScores } from '../steps/device-scores.ts';
import { SYNCED } from '../steps/see-synced.ts';
import { attemptsOn } from '../steps/server-rows.ts';

/** Maximum difference in points, of 100, between the device and the server for the same recording. */
const APART = 1;
/** Without a recogniser the server marks by the sounds alone, as a device does. */
const BY_SOUNDS = { SPEECH_RECOGNITION: 'off' };

test('a learner reads aloud in Safari with the server gone, scored by the device as by the server', async () => {
  await inWebKit(async ({ server, learner, screen }) => {
    const speech = Buffer.from(await speakToWav(await speakingText())).toString('base64');

    await test.step('downloads the model', async () => {
      await screen.signIn(server.origin, learner);
      await screen.openAndInstall(`${server.origin}/speaking-practice/${STARTER.practice}`);
      await screen.press('Tải về máy · ');
      await expect
        .poll(() => screen.all('[data-testid="speech-model"]'), { timeout: 60_000 })
        .toHaveLength(0);
    });
    await test.step('with the server stopped, reads aloud and gets a score at once', async () => {
      await server.stop();
      await screen.run(replaceMicrophone);
      await screen.press('Đồng ý cho gửi bản ghi âm');
      await screen.press('Bắt đầu ghi âm');
      await screen.sees('Dừng ghi');
      await screen.run(playIntoMicrophone, speech);
      await screen.press('Dừng ghi');
      await screen.sees(/khoảng \d/, '[data-testid="device-grade"] [data-testid="estimate"]');
    });
    const own = deviceScores(await screen.run(readDeviceScores));
    expect(own.size).toBe(1);

    await test.step('submitted and sent, it gets the same score from the server', async () => {
      await screen.press('Nộp bài');
      await screen.sees('Nộp bài nhé?', 'body');
      await screen.press('Nộp bài');
      await screen.sees('Bài đã nộp, đang chờ gửi');
      await server.start();
      await screen.open(server.origin);
      await screen.sees('Đã đồng bộ', SYNCED);
      const [attempt] = await attemptsOn(server, learner.learnerId);
      const theirs = () => serverScores(server, learner, STARTER.practice, attempt?.id ?? '');
      await expect.poll(async () => (await theirs()).size).toBe(1);
      const [apart] = distances(own, await theirs());
      test.info().annotations.push({ type: 'apart', description: JSON.stringify(apart) });
      for (const part of ['whole', 'word', 'sound'] as const)
        expect(apart?.[part], part).toBeLessThanOrEqual(APART);
    });
  }, BY_SOUNDS);
});

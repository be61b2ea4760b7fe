import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { STARTER } from '../../support/starter.ts';
import { chunksOf, recordingsOf } from '../../support/webkit/device-rows.ts';
import { inWebKit } from '../../support/webkit/in-webkit.ts';
import { SYNCED } from '../steps/see-synced.ts';
import { recordingsOn } from '../steps/server-rows.ts';

const KEEP = 'Giữ phần đã ghi';

test('a learner whose Safari is killed while recording gets the recording back, byte for byte', async () => {
  await inWebKit(async ({ server, learner, browser, screen }) => {
    const practice = `${server.origin}/speaking-practice/${STARTER.practice}`;
    await screen.signIn(server.origin, learner);

    await test.step('records in the format of Safari, in chunks that its database can store', async () => {
      await screen.open(practice);
      await screen.press('Đồng ý cho gửi bản ghi âm');
      await screen.press('Bắt đầu ghi âm');
      await screen.sees(/Dừng ghi ·\s00:0[4-9]/);
      const chunks = await chunksOf(screen);
      expect(chunks.length).toBeGreaterThanOrEqual(3);
      expect(new Set(chunks.map(({ bytes }) => bytes.kind))).toEqual(new Set(['ArrayBuffer']));
      expect(await recordingsOf(screen)).toMatchObject([{ type: 'audio/mp4', state: 'open' }]);
      await browser.kill();
    });

    await test.step('the next start offers it; accepted, it becomes the answer and arrives', async () => {
      await browser.launch();
      await screen.open(practice);
      await screen.press(KEEP);
      await screen.sees('Đã đồng bộ', SYNCED);
    });

    await test.step('the server has exactly these bytes, and they play', async () => {
      const [recording] = await recordingsOf(screen);
      const hash = createHash('sha256');
      for (const { bytes } of (await chunksOf(screen)).toSorted((a, b) => a.index - b.index))
        hash.update(Uint8Array.from(bytes.bytes));
      expect(await recordingsOn(server)).toEqual({ [recording?.id ?? '']: hash.digest('hex') });
      await expect.poll(() => screen.all('[data-testid="waveform"][data-ready="true"]')).toHaveLength(1);
      await screen.press('Nghe');
      await expect.poll(() => screen.has('Tạm dừng')).toBe(true);
    });
  });
});

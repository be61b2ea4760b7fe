import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { GOLDEN_FILE, goldenReadings } from '../support/golden-readings.ts';
import { bringModel, scoreInWorker } from '../support/score-worker-page.ts';
import { test } from './steps/shared-server.ts';

/** Nothing here depends on the service worker, whose installation costs more than the rest. */
test.use({ serviceWorkers: 'block' });

test('a learner gets the same score from the device as from the server, to the last digit', async ({
  page,
  server,
}) => {
  await page.goto(server.origin);
  const model = await bringModel(page);
  const golden = JSON.parse(await readFile(GOLDEN_FILE, 'utf8'));
  for (const { name, ...reading } of await goldenReadings()) {
    const answer = await scoreInWorker(page, model, reading);
    expect(answer.ok && answer.pronunciation, name).toEqual(golden[name]);
  }
});

test('a learner gets a specific error when the speech model is missing, damaged or outdated', async ({
  page,
  server,
}) => {
  await page.goto(server.origin);
  const model = await bringModel(page);
  const [reading] = await goldenReadings();
  if (!reading) throw new Error('no reading');
  const damaged = { ...model, sha256: '0'.repeat(64) };
  expect(await scoreInWorker(page, damaged, reading)).toMatchObject({ ok: false, reason: 'brokenModel' });
  const missing = { ...model, path: '/media/speech-model/none.pack' };
  expect(await scoreInWorker(page, missing, reading)).toMatchObject({ ok: false, reason: 'noModel' });
  const old = await page.evaluate(async () => {
    const text = 'luyen speech pack 1\n{"engine":{"name":"luyen-gop","version":"0"},"files":[]}\n';
    const packed = await new Response(
      new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')),
    ).arrayBuffer();
    const path = '/media/speech-model/old.pack';
    await (await caches.open('luyen-downloaded')).put(path, new Response(packed));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', packed));
    const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return { path, bytes: packed.byteLength, sha256 };
  });
  expect(await scoreInWorker(page, old, reading)).toMatchObject({ ok: false, reason: 'otherVersion' });
  // Earlier failures do not interfere.
  expect(await scoreInWorker(page, model, reading)).toMatchObject({ ok: true });
});

import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readWav } from '#server/engines/audio/wav.ts';
import { GOLDEN_EAR_FILE, goldenEarReading } from '../support/golden-ear-reading.ts';
import { recogniseInWorker, scoreByEarInWorker } from '../support/recogniser-worker-page.ts';
import { bringModel, builtWorkerPath } from '../support/score-worker-page.ts';
import { speakToWav } from '../support/speak.ts';
import { test } from './steps/shared-server.ts';

/** Nothing here depends on the service worker, whose installation costs more than the rest. */
test.use({ serviceWorkers: 'block' });

const SENTENCE =
  'I usually go to the library with my sister on Sunday. We read books about history, and then we drink tea.';

test('a learner is understood by the device itself, which asks no server for anything', async ({
  page,
  server,
  context,
}) => {
  await page.goto(server.origin);
  const model = await bringModel(page, 'recogniser');
  const pcm = readWav(Buffer.from(await speakToWav(SENTENCE)));
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answers = await recogniseInWorker(page, model, pcm);
  const heard = answers.at(-1);
  expect(heard).toMatchObject({ name: 'heard' });
  const words = heard?.name === 'heard' ? heard.heard.text.toLowerCase() : '';
  for (const word of ['library', 'sister', 'sunday', 'history', 'tea']) expect(words).toContain(word);
  expect(answers[0]).toEqual({ name: 'opened' });
  // The script of the worker is one of the app's, which are on the device.
  expect(asked).toEqual([builtWorkerPath('recogniser-worker')]);
});

test('a learner who has the ear gets the same score from the device as from the server, to the last digit', async ({
  page,
  server,
}) => {
  await page.goto(server.origin);
  const models = [await bringModel(page, 'recogniser'), await bringModel(page)] as const;
  const scored = (await scoreByEarInWorker(page, models, await goldenEarReading())).at(-1);
  const golden = JSON.parse(await readFile(GOLDEN_EAR_FILE, 'utf8'));
  expect(scored).toEqual({ name: 'scored', scored: { pronunciation: golden, heardWord: null } });
});

test('a learner gets a specific error when the recogniser is damaged', async ({ page, server }) => {
  await page.goto(server.origin);
  const model = await bringModel(page, 'recogniser');
  const [answer] = await recogniseInWorker(
    page,
    { ...model, sha256: '0'.repeat(64) },
    new Int16Array(16_000),
  );
  expect(answer).toMatchObject({ name: 'failed', reason: 'brokenModel' });
});

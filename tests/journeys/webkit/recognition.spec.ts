import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { z } from 'zod/mini';
import { readWav } from '#server/engines/audio/wav.ts';
import type { HearingAnswer } from '#src/shared/recogniser/hearing-messages.ts';
import { askedOf, askInPage } from '../../support/recogniser-worker-page.ts';
import { bringInPage } from '../../support/score-worker-page.ts';
import { speakToWav } from '../../support/speak.ts';
import { inWebKit } from '../../support/webkit/in-webkit.ts';

const SENTENCE =
  'I usually go to the library with my sister on Sunday. We read books about history, and then we drink tea.';
const WORDS = ['library', 'sister', 'sunday', 'history', 'tea'];

/** What WebKit's own recorder made of a sentence. */
const RECORDED = 'server/engines/audio/fixtures/sentence-webkitgtk.mp4';
const RECORDED_WORDS = ['people', 'english', 'improve'];

const modelFile = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
const written = z.object({ data: z.object({ text: z.string() }) });

/** Runs in the page: has the server write down what was said in a recording, in base64. */
async function writtenByServer(coded: string, token: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
  const body = new FormData();
  body.set('lang', 'en');
  body.set('by', 'server');
  body.set('file', new Blob([bytes], { type: 'audio/mp4' }));
  const response = await fetch('/api/speech/speech_to_text', {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  });
  return response.json();
}

test('a learner is understood in Safari, by the device with its ear and by the server without', async () => {
  await inWebKit(async ({ server, learner, screen }) => {
    const wav = Buffer.from(await speakToWav(SENTENCE));
    await screen.signIn(server.origin, learner);
    await screen.open(server.origin);

    await test.step('the server writes down what Safari records', async () => {
      const recorded = await readFile(RECORDED);
      const { data } = written.parse(
        await screen.run(writtenByServer, recorded.toString('base64'), learner.token),
      );
      for (const word of RECORDED_WORDS) expect(data.text.toLowerCase()).toContain(word);
    });
    await test.step('the device hears it by itself', async () => {
      const model = modelFile.parse(await screen.run(bringInPage, 'recogniser'));
      const answers = (await screen.run(askInPage, askedOf(model, readWav(wav)))) as HearingAnswer[];
      const heard = answers.at(-1);
      expect(heard).toMatchObject({ name: 'heard' });
      const words = heard?.name === 'heard' ? heard.heard.text.toLowerCase() : '';
      for (const word of WORDS) expect(words).toContain(word);
    });
  });
});

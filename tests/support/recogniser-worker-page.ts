import type { Page } from 'playwright';
import type { SpeechModel } from '#contract/speech-model.ts';
import type { HearingAnswer } from '#src/shared/recogniser/hearing-messages.ts';
import type { GoldenReading } from './golden-readings.ts';
import { builtWorkerPath } from './score-worker-page.ts';

interface TrustedTypes {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown };
}

type ModelFile = SpeechModel['file'];

/** @param reading a text that was read in it, and the model that scores by the sounds */
async function askWorker(
  page: Page,
  model: ModelFile,
  pcm: Int16Array,
  reading: { text: string; scorer: ModelFile } | null,
): Promise<HearingAnswer[]> {
  const base64 = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');
  return page.evaluate(
    async ({ path, file, coded, asked }) => {
      const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
      const samples = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_767);
      // The app's own policy is private; the content policy lets any caller create this one.
      const { trustedTypes } = globalThis as unknown as TrustedTypes;
      trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
      const worker = new Worker(path, { type: 'module' });
      const answers: HearingAnswer[] = [];
      const sound = { samples, rate: 16_000 };
      await new Promise<void>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<HearingAnswer>) => {
          answers.push(data);
          if (data.name === 'heard' || data.name === 'scored' || data.name === 'failed') resolve();
        });
        worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
        worker.postMessage(
          asked
            ? { model: file, scorer: asked.scorer, reading: { ...sound, text: asked.text } }
            : { model: file, recording: sound },
        );
      });
      worker.terminate();
      return answers;
    },
    { path: builtWorkerPath('recogniser-worker'), file: model, coded: base64, asked: reading },
  );
}

/** Lets a worker of the built app recognise a recording. @returns all that it tells until it is done */
export const recogniseInWorker = (page: Page, model: ModelFile, pcm: Int16Array): Promise<HearingAnswer[]> =>
  askWorker(page, model, pcm, null);

/** Lets it score a reading with the ear. @returns all that it tells until it is done */
export const scoreByEarInWorker = (
  page: Page,
  [model, scorer]: readonly [recogniser: ModelFile, scorer: ModelFile],
  { pcm, text }: Pick<GoldenReading, 'pcm' | 'text'>,
): Promise<HearingAnswer[]> => askWorker(page, model, pcm, { text, scorer });

import type { Page } from 'playwright';
import type { SpeechModel } from '#contract/speech-model.ts';
import type { HearingAnswer } from '#src/shared/recogniser/hearing-messages.ts';
import type { GoldenReading } from './golden-readings.ts';
import { builtWorkerPath } from './score-worker-page.ts';

interface TrustedTypes {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown };
}

type ModelFile = SpeechModel['file'];

interface Asked {
  path: string;
  model: ModelFile;
  /** 16-bit, 16 kHz, base64. */
  pcm: string;
  /** A text that was read in it, and the model that scores by the sounds. */
  reading: { text: string; scorer: ModelFile } | null;
}

/** Runs in a page of any browser. @returns all that a worker tells until it is done */
export async function askInPage({ path, model, pcm, reading }: Asked): Promise<HearingAnswer[]> {
  const bytes = Uint8Array.from(atob(pcm), (letter) => letter.charCodeAt(0));
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
      reading
        ? { model, scorer: reading.scorer, reading: { ...sound, text: reading.text } }
        : { model, recording: sound },
    );
  });
  worker.terminate();
  return answers;
}

export const askedOf = (model: ModelFile, pcm: Int16Array, reading: Asked['reading'] = null): Asked => ({
  path: builtWorkerPath('recogniser-worker'),
  model,
  pcm: Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64'),
  reading,
});

/** Lets a worker of the built app recognise a recording. @returns all that it tells until it is done */
export const recogniseInWorker = (page: Page, model: ModelFile, pcm: Int16Array): Promise<HearingAnswer[]> =>
  page.evaluate(askInPage, askedOf(model, pcm));

/** Lets it score a reading with the ear. @returns all that it tells until it is done */
export const scoreByEarInWorker = (
  page: Page,
  [model, scorer]: readonly [recogniser: ModelFile, scorer: ModelFile],
  { pcm, text }: Pick<GoldenReading, 'pcm' | 'text'>,
): Promise<HearingAnswer[]> => page.evaluate(askInPage, askedOf(model, pcm, { text, scorer }));

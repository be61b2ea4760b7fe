import type { Page } from 'playwright';
import type { SpeechModel } from '#contract/speech-model.ts';
import type { HearingAnswer } from '#src/shared/recogniser/hearing-messages.ts';
import { builtWorkerPath } from './score-worker-page.ts';

interface TrustedTypes {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown };
}

/** Lets a worker of the built app recognise a recording. @returns all that it tells until it is done */
export async function recogniseInWorker(
  page: Page,
  model: SpeechModel['file'],
  pcm: Int16Array,
): Promise<HearingAnswer[]> {
  const base64 = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');
  return page.evaluate(
    async ({ path, file, coded }) => {
      const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
      const samples = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_767);
      // The app's own policy is private; the content policy lets any caller create this one.
      const { trustedTypes } = globalThis as unknown as TrustedTypes;
      trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
      const worker = new Worker(path, { type: 'module' });
      const answers: HearingAnswer[] = [];
      await new Promise<void>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<HearingAnswer>) => {
          answers.push(data);
          if (data.name === 'heard' || data.name === 'failed') resolve();
        });
        worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
        worker.postMessage({ model: file, recording: { samples, rate: 16_000 } });
      });
      worker.terminate();
      return answers;
    },
    { path: builtWorkerPath('recogniser-worker'), file: model, coded: base64 },
  );
}

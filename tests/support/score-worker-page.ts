import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { SpeechModel } from '#contract/speech-model.ts';
import type { ScoreAnswer } from '#src/shared/reading-report/score-messages.ts';
import type { GoldenReading } from './golden-readings.ts';

interface Kept {
  scoreWorker?: Worker;
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown };
}

const DIST = 'dist';

/** The URL of a worker in the built app; the previous build's one is in the same folder. */
export function builtWorkerPath(worker: 'recogniser-worker' | 'score-worker'): string {
  const { previous } = JSON.parse(readFileSync(`${DIST}/generations.json`, 'utf8'));
  const file = readdirSync(`${DIST}/assets`).find(
    (name) => name.startsWith(`${worker}-`) && name.endsWith('.js') && !previous.includes(`assets/${name}`),
  );
  if (!file) throw new Error(`the built app has no ${worker}`);
  return `/assets/${file}`;
}

/** Runs in a page of any browser: puts a model of the server where a download puts it. @returns its description */
export async function bringInPage(which: 'recogniser' | 'scorer'): Promise<SpeechModel['file']> {
  const { data } = await (await fetch('/api/speech/model')).json();
  const file: SpeechModel['file'] = which === 'recogniser' ? data.recogniser.file : data.file;
  const response = await fetch(file.path, { cache: 'no-store' });
  await (await caches.open('luyen-downloaded')).put(file.path, response);
  return file;
}

export const bringModel = (
  page: Page,
  which: 'recogniser' | 'scorer' = 'scorer',
): Promise<SpeechModel['file']> => page.evaluate(bringInPage, which);

/** Lets the built app's worker score a reading. The worker is reused. */
export async function scoreInWorker(
  page: Page,
  model: SpeechModel['file'],
  { pcm, text }: Pick<GoldenReading, 'pcm' | 'text'>,
): Promise<ScoreAnswer & { took: number }> {
  const base64 = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');
  return page.evaluate(
    async ({ worker: path, model: file, base64: coded, text: words }) => {
      const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
      const samples = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_767);
      const kept = globalThis as unknown as Kept;
      if (!kept.scoreWorker) {
        // The app's Trusted Types policy is private; the content policy lets any caller create this one.
        kept.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
        kept.scoreWorker = new Worker(path, { type: 'module' });
      }
      const { scoreWorker } = kept;
      const answer = new Promise<ScoreAnswer>((resolve, reject) => {
        scoreWorker.addEventListener('message', ({ data }) => resolve(data), { once: true });
        scoreWorker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
      });
      const begun = performance.now();
      scoreWorker.postMessage({ id: 1, model: file, samples, rate: 16_000, text: words });
      return { ...(await answer), took: performance.now() - begun };
    },
    { worker: builtWorkerPath('score-worker'), model, base64, text },
  );
}

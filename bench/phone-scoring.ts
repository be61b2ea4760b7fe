import { type Browser, chromium, type Page } from 'playwright';
import type { DownloadMedia } from '#contract/download.ts';
import { readWav } from '#server/engines/audio/wav.ts';
import { chromiumLaunch } from '../tests/support/launch-options.ts';
import { bringModel, scoreInWorker } from '../tests/support/score-worker-page.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { speakToWav } from '../tests/support/speak.ts';
import { openBenchPage } from './bench-page.ts';
import type { PhoneScoring } from './phone-scoring-page.ts';
import { pageSeconds, tabMemory } from './tab-memory.ts';
import { type Figure, median } from './table.ts';

declare const phoneScoring: PhoneScoring;

const TEXT =
  'Many people in my city think that learning English every day is the best way to improve their lives.';
const RATE = 16_000;
const SECONDS = 5;
const ROUNDS = 5;
/** A mid-range phone, as in Lighthouse's mobile preset. */
const SLOWDOWN = 4;

/** Requirements: milliseconds, and bytes. */
const MAX_MS = 1500;
const MAX_MEMORY = 150e6;
const LARGEST_FILE = 6e6;

async function fiveSeconds(): Promise<Int16Array> {
  const pcm = readWav(await speakToWav(TEXT));
  console.log(`  ${(pcm.length / RATE).toFixed(1)} s of speech, in a recording of ${SECONDS} s`);
  const padded = new Int16Array(SECONDS * RATE);
  padded.set(pcm.subarray(0, padded.length));
  return padded;
}

const base64 = ({ buffer, byteOffset, byteLength }: Int16Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

/**
 * Runs the worker's code on the page's thread, because its processor time can be told from that of compilers and collectors.
 * A slower processor takes so many times as long, whatever else this machine does. @returns milliseconds
 */
async function slowedDown(browser: Browser, page: Page, model: DownloadMedia, pcm: Int16Array) {
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await pageSeconds(browser);
    await work();
    return 1000 * SLOWDOWN * ((await pageSeconds(browser)) - before);
  };
  const preparing = await time(() => page.evaluate((file) => phoneScoring.prepare(file), model));
  const scoring: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    scoring.push(
      await time(() =>
        page.evaluate(([coded, text]) => phoneScoring.score(coded, text), [base64(pcm), TEXT] as const),
      ),
    );
  console.log(`  scoring, round by round: ${scoring.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  return { preparing, scoring: median(scoring) };
}

/** Peak growth of the tab's process due to the worker, its model and scoring a recording. */
async function workerMemory(origin: string, pcm: Int16Array): Promise<number> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/robots.txt`);
    const model = await bringModel(page);
    const before = await tabMemory(browser, 'VmHWM');
    const answer = await scoreInWorker(page, model, { pcm, text: TEXT });
    if (!answer.ok) throw new Error(answer.message);
    return (await tabMemory(browser, 'VmHWM')) - before;
  } finally {
    await browser.close();
  }
}

/** Pronunciation scoring in a phone's browser: duration, memory and download size. */
export async function phoneScoringFigures(): Promise<Figure[]> {
  const server = await ServerProcess.create();
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const pcm = await fiveSeconds();
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await openBenchPage(page, server.origin, 'phone-scoring-page.ts');
    const model = await bringModel(page);
    const { preparing, scoring } = await slowedDown(browser, page, model, pcm);
    const memory = await workerMemory(server.origin, pcm);
    const figure = (name: string, ours: string, plain: string, ratio: number): Figure => ({
      name,
      ours,
      plain,
      ratio,
      bound: 'max',
      limit: 1,
    });
    const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
    return [
      figure(
        `scoring a recording of ${SECONDS} s, ${SLOWDOWN} × slower, ms`,
        scoring.toFixed(0),
        String(MAX_MS),
        scoring / MAX_MS,
      ),
      figure(
        `getting ready while ${SECONDS} s are spoken, ${SLOWDOWN} × slower, ms`,
        preparing.toFixed(0),
        String(1000 * SECONDS),
        preparing / (1000 * SECONDS),
      ),
      figure(
        'memory of the scoring worker at its highest, MB',
        megabytes(memory),
        megabytes(MAX_MEMORY),
        memory / MAX_MEMORY,
      ),
      figure(
        'the model as it is downloaded, MB',
        megabytes(model.bytes),
        megabytes(LARGEST_FILE),
        model.bytes / LARGEST_FILE,
      ),
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}

import type { CDPSession, Page } from 'playwright';
import { activateCourse, register } from '../tests/support/accounts.ts';
import { KillableBrowser } from '../tests/support/browser.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { STARTER } from '../tests/support/starter.ts';
import { openBenchPage } from './bench-page.ts';
import type { DrainTask } from './drain-page.ts';
import { questionsOf } from './questions.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = 3;
const RECORDING_BYTES = 200_000;

interface DrainBench {
  fill(task: DrainTask): Promise<void>;
  drainAll(task: DrainTask): Promise<number>;
  plain(task: DrainTask): Promise<number>;
}
declare const drainBench: DrainBench;

/** Bytes of JavaScript heap and array buffers after garbage collection. */
async function memory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const usage = await session.send('Runtime.getHeapUsage');
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}

/** Peak memory while a queue is drained, relative to the page before. */
async function peakGrowth(page: Page, task: DrainTask): Promise<number> {
  await page.evaluate((given) => drainBench.fill(given), task);
  const session = await page.context().newCDPSession(page);
  const before = await memory(session);
  const state = { done: false };
  const draining = page
    .evaluate((given) => drainBench.drainAll(given), task)
    .finally(() => {
      state.done = true;
    });
  let peak = before;
  while (!state.done) peak = Math.max(peak, await memory(session));
  await draining;
  await session.detach();
  return peak - before;
}

/** Draining a long queue compared with plain fetches of the same bytes, and the memory it takes. */
export async function drainFigures(): Promise<Figure[]> {
  const server = await ServerProcess.create();
  const browser = await KillableBrowser.create();
  try {
    const account = await register(server);
    await activateCourse(server, account, STARTER.course);
    const questions = await questionsOf(server, account, STARTER.practice);
    const task: DrainTask = {
      sender: { owner: account.learnerId, token: account.token },
      practiceId: STARTER.practice,
      textQuestion: questions.free_text,
      speakingQuestion: questions.ielts_scripted_speaking,
      answers: 500,
      recordings: 50,
      recordingBytes: RECORDING_BYTES,
    };
    const context = await browser.launch();
    const page = await context.newPage();
    page.setDefaultTimeout(0);
    await openBenchPage(page, server.origin, 'drain-page.ts');

    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate((given) => drainBench.fill(given), task);
      ours.push(await page.evaluate((given) => drainBench.drainAll(given), task));
      plain.push(await page.evaluate((given) => drainBench.plain(given), task));
    }
    const half = { ...task, answers: task.answers / 2, recordings: task.recordings / 2 };
    const smallPeaks: number[] = [];
    const largePeaks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Twice, to be more likely to sample the moment with the most recordings in flight.
      smallPeaks.push(Math.max(await peakGrowth(page, half), await peakGrowth(page, half)));
      largePeaks.push(await peakGrowth(page, task));
    }
    const [small, large] = [median(smallPeaks), median(largePeaks)];
    const perSecond = (ms: number): number => (1000 * (task.answers + task.recordings)) / ms;
    const [a, b] = [perSecond(median(ours)), perSecond(median(plain))];
    return [
      {
        name: 'draining 500 answers and 50 recordings, rows/s',
        ours: a.toFixed(0),
        plain: b.toFixed(0),
        ratio: a / b,
        bound: 'min',
        limit: 0.7,
      },
      {
        name: 'memory while draining a queue twice as long, in recordings of 200 kB more',
        ours: `${(large / 1000).toFixed(0)} kB`,
        plain: `${(small / 1000).toFixed(0)} kB`,
        ratio: Math.max(0, large - small) / RECORDING_BYTES,
        bound: 'max',
        limit: 1,
      },
    ];
  } finally {
    await browser.dispose();
    await server.dispose();
  }
}

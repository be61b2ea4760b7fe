import type { Page } from 'playwright';
import { openQuestion, packTest } from '../tests/journeys/steps/take-test.ts';
import { register } from '../tests/support/accounts.ts';
import { KillableBrowser } from '../tests/support/browser.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { signInContext } from '../tests/support/sign-in-page.ts';
import type { Figure } from './table.ts';

const TEST_ID = 'academic-reading-1';
/** A phone of the middle, as Lighthouse's mobile preset takes it to be. */
const SLOWDOWN = 4;
/** What counts as a good response, milliseconds. */
const GOOD_MS = 200;

/** Notes how long each interaction takes, from the input to the next frame. */
function watchInteractions(): void {
  const durations: Record<number, number> = {};
  Object.assign(globalThis, { interactions: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) durations[interactionId] = Math.max(durations[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const noted = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    Object.values((globalThis as unknown as { interactions: Record<number, number> }).interactions),
  );

/** Answers a question of every kind, marks one, goes to and fro between the parts. */
async function work(page: Page): Promise<void> {
  const { questions } = await packTest(TEST_ID);
  let number = 1;
  for (const { question } of questions) {
    const card = await openQuestion(page, { id: question.id, number });
    number += question.marks;
    const radio = card.getByRole('radio').first();
    const text = card.getByRole('textbox').first();
    if ((await radio.count()) > 0) await radio.check();
    else if ((await text.count()) > 0) await text.pressSequentially('iron');
    if (question.position === 1) await card.getByRole('button', { name: 'Xem lại' }).click();
  }
}

/** The slowest interaction with a test of forty questions on a slow phone; with so few of them, that is its INP. */
export async function interactionFigure(): Promise<Figure> {
  const server = await ServerProcess.create();
  const browser = await KillableBrowser.create();
  try {
    const account = await register(server);
    const context = await browser.launch();
    await signInContext(context, server.origin, account);
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(watchInteractions);
    await page.goto(`${server.origin}/input-test/practice-test?test=${TEST_ID}`);
    await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
    await page.getByTestId('clock').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await work(page);
    const durations = await noted(page);
    const slowest = Math.max(...durations);
    return {
      name: `slowest of ${durations.length} interactions with a test of 40 questions, ${SLOWDOWN} × slower, ms`,
      ours: slowest.toFixed(0),
      plain: String(GOOD_MS),
      ratio: slowest / GOOD_MS,
      bound: 'max',
      limit: 1,
    };
  } finally {
    await browser.dispose();
    await server.dispose();
  }
}

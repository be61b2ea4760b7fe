import type { Page } from 'playwright';
import { openQuestion, packExam } from '../tests/journeys/steps/take-exam.ts';
import { register } from '../tests/support/accounts.ts';
import { KillableBrowser } from '../tests/support/browser.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { signInContext } from '../tests/support/sign-in-page.ts';
import type { Figure } from './table.ts';

const TEST_ID = 'academic-reading-1';
/** A mid-range phone, as in Lighthouse's mobile preset. */
const SLOWDOWN = 4;
/** Threshold of a good INP, milliseconds. */
const GOOD_MS = 200;

interface Interaction {
  /** Milliseconds. */
  duration: number;
  what: string;
}

/** Records the duration of each interaction, from the input to the next frame. */
function watchInteractions(): void {
  const noted: Record<number, Interaction> = {};
  Object.assign(globalThis, { interactions: noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, name, target } = entry as PerformanceEventTiming;
      if (interactionId === 0 || (noted[interactionId]?.duration ?? 0) >= duration) continue;
      const on = target instanceof Element ? (target.getAttribute('aria-label') ?? target.textContent) : '';
      noted[interactionId] = { duration, what: `${name} ${on?.slice(0, 30)}` };
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const noted = (page: Page): Promise<Interaction[]> =>
  page.evaluate(() =>
    Object.values((globalThis as unknown as { interactions: Record<number, Interaction> }).interactions),
  );

/** Answers a question of every kind, marks one, switches between the parts. */
async function work(page: Page): Promise<void> {
  const { questions } = await packExam(TEST_ID);
  let number = 1;
  for (const { question } of questions) {
    const card = await openQuestion(page, { id: question.id, number });
    number += question.marks;
    const radio = card.getByRole('radio').first();
    const text = card.getByRole('textbox').first();
    if ((await radio.count()) > 0) await radio.check();
    else if ((await text.count()) > 0) await text.pressSequentially('iron');
    if (question.position === 1) await card.getByRole('button', { name: 'Đánh dấu' }).click();
  }
}

/** Interaction to next paint (INP) of a test of forty questions on a slow phone with the app cached. */
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
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await work(page);
    const interactions = (await noted(page)).toSorted((a, b) => b.duration - a.duration);
    // Like web-vitals: ignores the slowest of every fifty.
    const inp = interactions[Math.floor(interactions.length / 50)];
    if (!inp) throw new Error('no interaction was noted');
    for (const { duration, what } of interactions.slice(0, 5)) console.log(`  ${duration} ms ${what}`);
    return {
      name: `interaction to next paint, ${interactions.length} of them in a test of 40 questions, ${SLOWDOWN} × slower, ms`,
      ours: inp.duration.toFixed(0),
      plain: String(GOOD_MS),
      ratio: inp.duration / GOOD_MS,
      bound: 'max',
      limit: 1,
    };
  } finally {
    await browser.dispose();
    await server.dispose();
  }
}

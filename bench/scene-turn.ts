import type { Page } from 'playwright';
import { register } from '../tests/support/accounts.ts';
import { KillableBrowser } from '../tests/support/browser.ts';
import { operate } from '../tests/support/operate.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { signInContext } from '../tests/support/sign-in-page.ts';
import { speakToWav } from '../tests/support/speak.ts';
import { chooseLevel } from '../tests/support/speaking-level.ts';
import { bringMicrophone, speakInto } from '../tests/support/speaking-microphone.ts';
import { type Figure, median } from './table.ts';

const SCENE = '/virtual-practice-conversation/coffee-to-go';
/** What is said, turn by turn. */
const ANSWERS = [
  'Can I have a coffee, please?',
  'A small one, please.',
  'With milk, please.',
  'A piece of cake, please.',
  "I'll pay in cash.",
];
/** A mid-range phone, as in Lighthouse's mobile preset. */
const SLOWDOWN = 4;
const MAX_MS = 2500;
const MODEL_MS = 120_000;

/** Times in the page, milliseconds. */
interface Marks {
  /** When the recording was ended. */
  stopped: number;
  /** When the partner began to speak after that; 0: not yet. */
  spoke: number;
  /** When the worker was asked, and how long it took. */
  asked: number;
  heard: number;
}

/** Runs in the page. Notes when a sound begins and how long the worker hears. */
function watchTurns(): void {
  const marks: Marks = { stopped: 0, spoke: 0, asked: 0, heard: 0 };
  Object.assign(globalThis, { sceneMarks: marks });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...given) {
    if (marks.stopped > 0 && marks.spoke === 0) marks.spoke = performance.now();
    return start.apply(this, given);
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...given: [unknown]) {
    if (marks.stopped > 0 && marks.heard === 0) {
      marks.asked = performance.now();
      const noteAnswer = (): void => {
        marks.heard ||= performance.now() - marks.asked;
      };
      this.addEventListener('message', noteAnswer, { once: true });
    }
    return postMessage.apply(this, given);
  } as Worker['postMessage'];
}

const marksOf = (page: Page): Promise<Marks> =>
  page.evaluate(() => (globalThis as unknown as { sceneMarks: Marks }).sceneMarks);

/** Brings the scene and the model that hears onto the device. */
async function prepare(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${SCENE}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const offer = page.getByTestId('speech-model');
  await offer.getByRole('button', { name: /^Tải về máy · / }).click();
  await offer.waitFor({ state: 'detached', timeout: MODEL_MS });
  await page.getByRole('button', { name: 'Vào cảnh' }).click();
}

/**
 * Answers once. @returns milliseconds from the end of the recording to the partner's voice, and of those in the worker; null
 * where the room asks what was meant, which no voice says
 */
async function answer(page: Page, text: string): Promise<{ whole: number; hearing: number } | null> {
  await page.locator('[data-stage="open"]').waitFor();
  await page.getByRole('button', { name: 'Bấm để nói' }).click();
  const stop = page.getByRole('button', { name: 'Nói xong' });
  await stop.waitFor();
  await speakInto(page, await speakToWav(text));
  await stop.evaluate((button) => {
    const { sceneMarks } = globalThis as unknown as { sceneMarks: Marks };
    Object.assign(sceneMarks, { stopped: performance.now(), spoke: 0, asked: 0, heard: 0 });
    if (button instanceof HTMLElement) button.click();
  });
  await page.waitForFunction(
    () =>
      (globalThis as unknown as { sceneMarks: Marks }).sceneMarks.spoke > 0 ||
      document.querySelector('[data-stage="unsure"]') !== null,
  );
  const unsure = page.locator('[data-stage="unsure"] li button').first();
  if (await unsure.isVisible()) {
    await unsure.click();
    return null;
  }
  const { stopped, spoke, heard } = await marksOf(page);
  return { whole: spoke - stopped, hearing: heard };
}

/**
 * From the end of a turn to the partner's voice, in the real page on a slow phone. Chromium slows the page down but not its
 * worker, so what the worker takes is multiplied here.
 */
export async function sceneTurnFigure(): Promise<Figure> {
  const server = await ServerProcess.create();
  const browser = await KillableBrowser.create({ engine: 'chromium', patience: 60_000 });
  try {
    const account = await register(server);
    await operate(server, 'grant', account.phone, 'vip:speaking');
    await chooseLevel(server, account);
    const context = await browser.launch();
    await bringMicrophone(context);
    await signInContext(context, server.origin, account);
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(watchTurns);
    await prepare(page, server.origin);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const turns: number[] = [];
    for (const text of ANSWERS) {
      const timed = await answer(page, text);
      if (timed === null) {
        console.log(`  "${text}": asked about`);
        continue;
      }
      const { whole, hearing } = timed;
      const onPhone = whole + (SLOWDOWN - 1) * hearing;
      console.log(
        `  "${text}": ${whole.toFixed(0)} ms, of which the worker ${hearing.toFixed(0)}; on a phone ${onPhone.toFixed(0)}`,
      );
      turns.push(onPhone);
    }
    const middle = median(turns);
    return {
      name: `from the end of a turn to the partner's voice, ${SLOWDOWN} × slower, ms`,
      ours: middle.toFixed(0),
      plain: String(MAX_MS),
      ratio: middle / MAX_MS,
      bound: 'max',
      limit: 1,
    };
  } finally {
    await browser.dispose();
    await server.dispose();
  }
}

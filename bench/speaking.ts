import type { BrowserContext, Page } from 'playwright';
import { speakToWav } from '../tests/support/speak.ts';
import { speakInto } from '../tests/support/speaking-microphone.ts';
import { slowBackground } from './slow-background.ts';
import { button, inSpeakingRoom } from './speaking-room.ts';
import { type Figure, median } from './table.ts';

const PATH = '/virtual-speaking-practice/speaking-mornings';
const QUESTIONS = 5;
/** More than half a minute of speech. */
const ANSWER =
  'I live in a small town near the river with my parents and my younger sister. Every morning my father makes ' +
  'coffee, and we sit in the garden for a while before anybody has to leave. I like that time a lot, because later in ' +
  'the day we are all busy with work and school. On Sundays we visit my grandmother, who grows vegetables and sells ' +
  'them at the market. She gets up at four, and she is never tired. When I was a child I stayed with her in the ' +
  'summer, and we carried the baskets together. I still remember how cold the air was, and how the first buses smelt. ' +
  'Perhaps that is why I do not mind getting up early now, even in winter.';
/** A mid-range phone, as in Lighthouse's mobile preset. */
const SLOWDOWN = 4;
/** Limit from the press that ends an answer to what the device says about it, milliseconds. */
const FEEDBACK_MS = 3_000;

interface Timed {
  /** Milliseconds from the press to the frame after the one that shows what was heard. */
  feedback?: Promise<number>;
}

/** Runs in the page: times the next press of a button until the device's figures are on screen. */
function watchFeedback(button: string): void {
  const isThere = (): boolean =>
    [...document.querySelectorAll('dd')].some(({ textContent }) => /^\d+ giây · /.test(textContent));
  const { promise, resolve } = Promise.withResolvers<number>();
  Object.assign(globalThis, { feedback: promise } satisfies Timed);
  const onClick = ({ target, timeStamp }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('button')?.textContent !== button) return;
    removeEventListener('click', onClick, true);
    const look = (): void => {
      if (isThere()) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, true);
}

/** Answers the question on screen for half a minute. @returns how long the first feedback took, milliseconds */
async function answer(page: Page, wav: Uint8Array): Promise<number> {
  await button(page, 'Trả lời luôn').click();
  await button(page, 'Mình nói xong').waitFor();
  await page.evaluate(watchFeedback, 'Mình nói xong');
  const speaking = speakInto(page, wav);
  await page.getByRole('timer').filter({ hasText: '0:30' }).waitFor();
  await button(page, 'Mình nói xong').click();
  const took = await page.evaluate(() => (globalThis as Timed).feedback);
  await speaking;
  if (took === undefined) throw new Error('nothing was timed');
  return took;
}

const slow = (context: BrowserContext): Promise<unknown> => context.addInitScript(slowBackground, SLOWDOWN);

/** From the end of an answer of 30 s to what the device says about it, in a topic practised on a slow phone. */
export async function speakingFigures(): Promise<Figure[]> {
  const wav = await speakToWav(ANSWER);
  const times = await inSpeakingRoom(PATH, slow, async ({ page, session }) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await button(page, 'Vào phòng').click();
    const taken: number[] = [];
    for (let position = 1; position <= QUESTIONS; position += 1) {
      if (position > 1) await button(page, 'Câu tiếp theo').click();
      taken.push(await answer(page, wav));
    }
    return taken;
  });
  console.log(`  answer by answer: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  const took = median(times);
  return [
    {
      name: `first feedback on an answer of 30 s, ${SLOWDOWN} × slower, ms`,
      ours: took.toFixed(0),
      plain: String(FEEDBACK_MS),
      ratio: took / FEEDBACK_MS,
      bound: 'max',
      limit: 1,
    },
  ];
}

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { speakToWav } from '../tests/support/speak.ts';
import { speakInto } from '../tests/support/speaking-microphone.ts';
import { button, inSpeakingRoom } from './speaking-room.ts';
import { tabMemory } from './tab-memory.ts';
import type { Figure } from './table.ts';

const PATH = '/virtual-speaking-test/speaking-test-1';
/** About twenty seconds of speech. */
const ANSWER =
  'I live in a small town near the river with my parents and my younger sister. Every morning my father makes ' +
  'coffee, and we sit in the garden for a while before anybody has to leave. I like that time a lot, because later in ' +
  'the day we are all busy with work and school. On Sundays we visit my grandmother, who grows vegetables.';
/** How often it is said for the talk of Part 2. */
const TALK = 5;
/** Minutes after which the memory is compared with that at the end. */
const FIRST = 2;
/** How much of the test is taken, minutes; 14: all of it. */
const MINUTES = Number(process.env.SPEAKING_MINUTES ?? 5);
const MINUTE_MS = 60_000;
/** Memory at the end, as a share of that after two minutes. */
const FLAT = 1.2;

/** Bytes. */
interface Memory {
  /** Objects, what the browser holds for them, and buffers, after garbage has been collected. */
  heap: number;
  /** Of the tab's process, everything included, with the garbage that there is: what a phone has to hold. */
  process: number;
}

async function memoryNow(browser: Browser, session: CDPSession): Promise<Memory> {
  const process = await tabMemory(browser, 'RssAnon');
  // The second time finds what the first one has set free.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize + embedderHeapUsedSize + backingStorageSize, process };
}

/** Garbage makes a single reading of the process vary by a fifth. */
const READINGS = 3;

/** The median reading, in each of its fields. */
function typical(seen: readonly Memory[]): Memory {
  const middle = (of: (memory: Memory) => number): number =>
    seen.map(of).toSorted((a, b) => a - b)[seen.length >> 1] ?? 0;
  return { heap: middle(({ heap }) => heap), process: middle(({ process }) => process) };
}

/** The microphone, the speaker and the room were tested earlier on this device. */
const prepare = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => localStorage.setItem('luyen.prepared', 'yes'));

const finish = (page: Page) => page.getByRole('button', { name: 'Mình nói xong', disabled: false });

/** Answers once the examiner listens; in Part 2 after the whole minute of preparation. @returns false at the end */
async function answerNext(page: Page, wav: Uint8Array): Promise<boolean> {
  const over = page.getByRole('heading', { name: 'Bạn đã thi xong' });
  await finish(page).or(over).first().waitFor();
  if (await over.isVisible()) return false;
  const isTalk = await page.getByRole('region', { name: 'Thẻ đề Part 2' }).isVisible();
  for (let times = isTalk ? TALK : 1; times > 0; times -= 1) await speakInto(page, wav);
  // A patient examiner may have noticed by itself.
  await finish(page)
    .click({ timeout: 1_000 })
    .catch(() => undefined);
  await finish(page).waitFor({ state: 'detached' });
  return true;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

const flat = (name: string, end: number, first: number, minutes: number): Figure => ({
  name: `${name} after ${minutes.toFixed(0)} minutes of a speaking test against ${FIRST}, MB`,
  ours: megabytes(end),
  plain: megabytes(first),
  ratio: end / first,
  bound: 'max',
  limit: FLAT,
});

/** Memory of a speaking test while it goes on. */
export async function speakingMemoryFigures(): Promise<Figure[]> {
  const wav = await speakToWav(ANSWER);
  return inSpeakingRoom(PATH, prepare, async ({ browser, page, session }) => {
    await button(page, 'Vào phòng thi').click();
    const began = performance.now();
    const minutes = (): number => (performance.now() - began) / MINUTE_MS;
    const seen: Memory[] = [];
    for (let goesOn = true; goesOn && minutes() < MINUTES; ) {
      goesOn = await answerNext(page, wav);
      if (minutes() < FIRST) continue;
      const memory = await memoryNow(browser, session);
      seen.push(memory);
      console.log(
        `  ${minutes().toFixed(1)} minutes: heap ${megabytes(memory.heap)} MB, process ${megabytes(memory.process)} MB`,
      );
    }
    if (seen.length < 2 * READINGS) throw new Error('too little was measured');
    const [first, end] = [typical(seen.slice(0, READINGS)), typical(seen.slice(-READINGS))];
    return [
      flat('heap', end.heap, first.heap, minutes()),
      flat('memory of the tab', end.process, first.process, minutes()),
    ];
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { noteRecorderOutput } from '../note-recorder-output.ts';
import { type OpenRecording, openRecording } from '../open-recording.ts';
import { PAGES } from '../place.ts';
import { recorderPieces } from '../recorder-output.ts';
import { recordSaved, type Scene, visit } from '../scene.ts';

/** Patience with a page once everything is repaired, milliseconds. */
const REPAIRED_MS = 10_000;
/** How long a busy device may take to store that a recording is begun, milliseconds. */
const BEGUN_MS = 3_000;
/** How long an answer is, milliseconds. */
const ANSWER_MS = { least: 200, most: 4_500 };
/** Of so many pieces that were handed over, the first one is on the disk, however slow it is. */
const PIECES = 3;

export const named = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
export const done = (page: Page): Locator =>
  page.getByRole('button', { name: 'Mình nói xong', disabled: false });

/** Opens a page of the room at its door, wherever the learner was in it. */
async function openDoor(scene: Scene, path: string, door: (page: Page) => Locator): Promise<Page> {
  try {
    await visit(scene, PAGES.queue, (on) => on.getByRole('heading', { level: 1, name: 'Chờ gửi' }));
    return await visit(scene, path, door);
  } catch {
    // What a first visit needs may not be on the device yet.
    await scene.world.mend();
    await scene.device.setNetwork(true);
    const page = await scene.device.page();
    await page.goto(scene.device.origin + path);
    await door(page).waitFor({ timeout: REPAIRED_MS });
    return page;
  }
}

/** Opens a page of the room, with the consent that it asks for the first time. */
export async function enterSpeakingRoom(
  scene: Scene,
  path: string,
  door: (page: Page) => Locator,
): Promise<Page> {
  const consent = (page: Page): Locator => named(page, 'Đồng ý cho gửi bản ghi âm');
  const page = await openDoor(scene, path, (on) => consent(on).or(door(on)).first());
  if (await consent(page).isVisible()) await consent(page).click();
  await door(page).waitFor();
  return page;
}

/** The recording that has just been begun, not one that a kill has left open; null where the disk takes none. */
async function begunRecording(page: Page, { begun }: Scene['savedWork']): Promise<OpenRecording | null> {
  for (const deadline = Date.now() + BEGUN_MS; Date.now() < deadline; await delay(50)) {
    const open = await openRecording(page, begun.keys());
    if (open) return open;
  }
  return null;
}

/** The microphone is open: speaks for a while. */
async function speak({ random, savedWork, device }: Scene, page: Page): Promise<string | null> {
  await done(page).waitFor();
  const questionId = (await begunRecording(page, savedWork))?.questionId ?? null;
  savedWork.begin(device.name, questionId);
  await delay(random.between(ANSWER_MS.least, ANSWER_MS.most));
  return questionId;
}

/** Speaks, and has the answer saved. @param saved what is on screen then */
export async function answer(scene: Scene, page: Page, saved: Locator): Promise<void> {
  const questionId = await speak(scene, page);
  const before = new Set(scene.savedWork.recordings.keys());
  await done(page).click();
  await done(page).waitFor({ state: 'detached' });
  await saved.first().waitFor();
  if (questionId === null) return;
  const { recordings } = await recordSaved(scene, questionId);
  await noteRecorderOutput(page, scene.savedWork, questionId, recordings, before);
}

/** Speaks until the browser is killed. What the disk has of it by then has to be kept. */
export async function breakOff(scene: Scene, page: Page): Promise<void> {
  await speak(scene, page);
  const pieces = await recorderPieces(page);
  const begun = await openRecording(page, scene.savedWork.begun.keys());
  if (pieces >= PIECES && !begun?.bytes)
    scene.problems.push(`${pieces} pieces of an answer were recorded, none is on the disk`);
  if (begun) scene.savedWork.begun.set(begun.id, begun);
  await scene.device.browser.kill();
}

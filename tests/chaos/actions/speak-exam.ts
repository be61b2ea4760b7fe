import type { Locator, Page } from 'playwright';
import { PAGES } from '../place.ts';
import { recordSaved, type Scene } from '../scene.ts';
import type { Action } from './action.ts';
import { answer, breakOff, done, enterSpeakingRoom, named } from './speaking-room.ts';

const begin = (page: Page): Locator => named(page, 'Vào phòng thi');
const goOn = (page: Page): Locator => named(page, /^Thi tiếp/);
const keep = (page: Page): Locator => named(page, 'Giữ phần đã nói, sang câu sau');
/** The examiner goes on, once an answer is saved. */
const onward = (page: Page): Locator =>
  page.getByText('Giám khảo đang nói', { exact: true }).or(page.getByText(/^Đang lưu Part/));

/** The examiner greets before the first question, and reads silently what cannot be heard, milliseconds. */
const GREETING_MS = 20_000;

/** Begins the test or goes on with it, sometimes with what was said before it was interrupted. */
async function enter(scene: Scene): Promise<Page> {
  const page = await enterSpeakingRoom(scene, PAGES.speakingTest, (on) => begin(on).or(goOn(on)).first());
  if (await begin(page).isVisible()) await begin(page).click();
  else if ((await keep(page).isVisible()) && scene.random.chance(0.7)) await keep(page).click();
  else await goOn(page).click();
  await done(page).waitFor({ timeout: GREETING_MS });
  return page;
}

/** Answers some questions of a speaking test. */
export const speakExam: Action = {
  name: 'speak-exam',
  weight: 3,
  perform: async (scene) => {
    const page = await enter(scene);
    for (let left = scene.random.between(1, 3); left > 0; left -= 1)
      await answer(scene, page, onward(page).or(done(page)));
  },
};

/** Answers a question of the test until the browser is killed. */
export async function breakOffExam(scene: Scene): Promise<void> {
  await breakOff(scene, await enter(scene));
}

/** Comes back to the test after that: what was said is an answer already, and the test goes on at its question. */
export async function goOnWithExam(scene: Scene): Promise<void> {
  const page = await enterSpeakingRoom(scene, PAGES.speakingTest, (on) => goOn(on).first());
  const broken = [...scene.savedWork.begun.values()].at(-1);
  if (broken && broken.bytes > 0) {
    if (!(await keep(page).isVisible()))
      scene.problems.push(`${broken.bytes} bytes of ${broken.questionId} are not offered after a kill`);
    await recordSaved(scene, broken.questionId);
  }
  await speakExam.perform(scene);
}

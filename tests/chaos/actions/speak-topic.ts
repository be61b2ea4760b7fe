import type { Locator, Page } from 'playwright';
import { PAGES, PLACE } from '../place.ts';
import { look, recordSaved, type Scene } from '../scene.ts';
import type { Action } from './action.ts';
import { answer, breakOff, done, enterSpeakingRoom, named } from './speaking-room.ts';

const door = (page: Page): Locator => named(page, /^(Vào phòng|Nói tiếp từ câu \d|Xem lại và nộp bài)$/);
const answerNow = (page: Page): Locator => named(page, 'Trả lời luôn');
const next = (page: Page): Locator => named(page, /^(Câu tiếp theo|Xong rồi, xem lại)$/);
const keep = (page: Page): Locator => named(page, 'Giữ phần đã nói');
const submit = (page: Page): Locator => named(page, 'Nộp bài để chấm');

/** The first topic that is not handed in yet. */
const topicOf = ({ savedWork }: Scene): string | undefined =>
  PLACE.topics.find((topic) => !savedWork.doneTopics.has(topic));

async function enter(scene: Scene): Promise<Page> {
  const page = await enterSpeakingRoom(scene, PAGES.topic + topicOf(scene), door);
  await door(page).click();
  const somewhere = answerNow(page).or(done(page)).or(next(page)).or(keep(page)).or(submit(page));
  await somewhere.first().waitFor();
  return page;
}

/** The examiner need not finish the question. */
async function takeTurn(page: Page): Promise<void> {
  await answerNow(page)
    .click({ timeout: 500 })
    .catch(() => undefined);
  await done(page).waitFor();
}

async function answerQuestion(scene: Scene, page: Page): Promise<void> {
  await takeTurn(page);
  await answer(scene, page, next(page));
}

/** Keeps what was said before the browser was killed, or says it again. */
async function mendBrokenOff(scene: Scene, page: Page): Promise<void> {
  const { random, savedWork, device } = scene;
  const broken = [...savedWork.begun.values()].at(-1);
  if (random.chance(0.8)) {
    // It replaces an answer that was being said again.
    if (broken) savedWork.begin(device.name, broken.questionId);
    await keep(page).click();
    await next(page).waitFor();
    if (broken) await recordSaved(scene, broken.questionId);
  } else {
    if (broken) savedWork.begun.delete(broken.id);
    await named(page, 'Bỏ và nói lại').click();
  }
}

/** To the end, because a turn that is left under way replaces the answer, too. */
async function sayAgain(scene: Scene, page: Page): Promise<void> {
  await named(page, 'Nói lại câu này').click();
  await answerQuestion(scene, page);
}

async function handIn({ savedWork }: Scene, page: Page, topic: string): Promise<void> {
  await submit(page).click();
  await page.waitForURL(/attempt=/);
  const attempt = new URL(page.url()).searchParams.get('attempt');
  if (attempt !== null) savedWork.submitted.add(attempt);
  savedWork.doneTopics.add(topic);
}

/** Answers, goes on to the next question, and hands the topic in after the last one. */
async function talk(scene: Scene, page: Page, turns: number): Promise<void> {
  const topic = topicOf(scene);
  for (let left = turns; left > 0 && topic !== undefined; left -= 1) {
    if (await keep(page).isVisible()) await mendBrokenOff(scene, page);
    else if (await submit(page).isVisible()) {
      await handIn(scene, page, topic);
      await look(scene);
      return;
    } else if (await next(page).isVisible()) {
      if (scene.random.chance(0.2)) await sayAgain(scene, page);
      else await next(page).click();
    } else await answerQuestion(scene, page);
    await answerNow(page).or(done(page)).or(next(page)).or(submit(page)).first().waitFor();
  }
}

/** Talks about a topic with the examiner. */
export const speakTopic: Action = {
  name: 'speak-topic',
  weight: 3,
  perform: async (scene) => {
    if (topicOf(scene) === undefined) return;
    await talk(scene, await enter(scene), scene.random.between(2, 5));
  },
};

/** Answers a question of a topic until the browser is killed. */
export async function breakOffTopic(scene: Scene): Promise<void> {
  const page = await enter(scene);
  if (await keep(page).isVisible()) await mendBrokenOff(scene, page);
  if (await next(page).isVisible()) await named(page, 'Nói lại câu này').click();
  await takeTurn(page);
  await breakOff(scene, page);
}

/** Comes back to a topic after that: what was said is offered, and the conversation goes on. */
export async function goOnWithTopic(scene: Scene): Promise<void> {
  const page = await enter(scene);
  const broken = [...scene.savedWork.begun.values()].at(-1);
  if (broken && broken.bytes > 0 && !(await keep(page).isVisible()))
    scene.problems.push(`${broken.bytes} bytes of ${broken.questionId} are not offered after a kill`);
  await talk(scene, page, 3);
}

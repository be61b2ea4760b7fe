import type { Page } from 'playwright';
import { PAGES } from '../place.ts';
import { look, type Scene, visit } from '../scene.ts';
import type { Action } from './action.ts';

/** Screens that an introduction has at most, with those of the entry test. */
const SCREENS = 12;

/** Chooses on the screen that is shown, and goes on. */
async function pass(page: Page, { random }: Scene): Promise<void> {
  const leaveOut = page.getByRole('button', { name: 'Bỏ qua bài nghe' });
  if (await leaveOut.isVisible()) return leaveOut.click();
  const steps = page.locator('#root form');
  const radios = steps.getByRole('radio');
  // Of the levels that learners see in themselves, the first two: there is a level to go up to.
  const choices = (await radios.count()) > 0 ? radios : steps.getByRole('checkbox');
  if ((await choices.count()) > 0) await choices.nth(random.between(0, 1)).check();
  await page.getByRole('button', { name: /^(Tiếp tục|Xem mức gợi ý)$/ }).click();
}

/** Goes through the introduction to conversation, wherever it was left. */
export const introduce: Action = {
  name: 'introduce',
  weight: 1,
  perform: async (scene) => {
    const step = (on: Page) => on.getByText(/^Bước \d\/5/).first();
    const page = await visit(scene, PAGES.introduction, step);
    const result = page.getByRole('heading', { name: /^Bạn nên bắt đầu ở mức/ });
    for (let left = SCREENS; left > 0 && !(await result.isVisible()); left -= 1) {
      const before = await step(page).textContent();
      await pass(page, scene);
      const next = page.getByText(/^Bước \d\/5/).filter({ hasNotText: before ?? '' });
      await result.or(next).first().waitFor();
    }
    const saved = page.getByText(/^Kết quả đã lưu/);
    const unsaved = page.getByRole('button', { name: 'Lưu kết quả' });
    await saved.or(unsaved).first().waitFor();
    // The page has lost its session: it says that nothing is saved.
    if (await unsaved.isVisible()) return;
    scene.savedWork.promise('introduced');
    await look(scene);
  },
};

/** Whether the learner may enter the courses; else they go through the introduction first. */
export async function isIntroduced(scene: Scene): Promise<boolean> {
  if (scene.savedWork.promises.has('introduced')) return true;
  await introduce.perform(scene);
  return false;
}

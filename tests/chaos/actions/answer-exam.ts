import type { Page } from 'playwright';
import { PAGES } from '../place.ts';
import { look, question, recordSaved, type Scene, visit } from '../scene.ts';
import type { Action } from './action.ts';
import { fillIn } from './fill-in.ts';

/** Opens the timed test: continues the current attempt, or starts one. */
export async function openExam(scene: Scene): Promise<Page> {
  const begin = (on: Page) => on.getByRole('button', { name: 'Bắt đầu làm bài' });
  const page = await visit(scene, PAGES.test, (on) => question(on).or(begin(on)).first());
  if (await begin(page).isVisible()) {
    await begin(page).click();
    await question(page).waitFor();
    await look(scene);
  }
  return page;
}

/** Answers a question of the timed test. */
export const answerExam: Action = {
  name: 'test',
  weight: 3,
  forGuests: true,
  perform: async (scene) => {
    const { device, savedWork, random } = scene;
    const page = await openExam(scene);
    const cards = page.locator('#root [data-question]');
    for (let times = random.between(1, 3); times > 0; times -= 1) {
      const card = cards.nth(random.between(0, (await cards.count()) - 1));
      const questionId = await card.getAttribute('data-question');
      if (questionId === null) return;
      savedWork.begin(device.name, questionId);
      await fillIn(card, random);
      await page.locator('[data-save="saved"]').first().waitFor();
      await recordSaved(scene, questionId);
    }
  },
};

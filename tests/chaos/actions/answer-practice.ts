import type { Page } from 'playwright';
import { PAGES } from '../place.ts';
import { question, recordSaved, type Scene, visit } from '../scene.ts';
import type { Action } from './action.ts';
import { fillIn } from './fill-in.ts';

export const openPractice = (scene: Scene): Promise<Page> => visit(scene, PAGES.practice, question);

async function move(page: Page, name: 'Câu tiếp' | 'Câu trước'): Promise<boolean> {
  const button = page.getByRole('button', { name });
  if ((await button.count()) === 0 || !(await button.isEnabled())) return false;
  await button.click();
  return true;
}

/** The last question requires speech. */
export async function goToLast(page: Page): Promise<void> {
  while (await move(page, 'Câu tiếp')) await question(page).waitFor();
}

/** Gives a new answer to the question on screen, or one near it. */
export const answerPractice: Action = {
  name: 'answer',
  weight: 6,
  perform: async (scene) => {
    const { device, savedWork, random } = scene;
    const page = await openPractice(scene);
    const direction = random.chance(0.7) ? 'Câu tiếp' : 'Câu trước';
    for (let left = random.between(0, 2); left > 0; left -= 1) await move(page, direction);
    const questionId = await question(page).getAttribute('data-question');
    if (questionId === null) return;
    // Sometimes the answer is changed again immediately.
    for (let times = random.between(1, 2); times > 0; times -= 1) {
      savedWork.begin(device.name, questionId);
      if (!(await fillIn(question(page), random))) return;
      // A device without space reports it; then nothing was promised.
      const failed = question(page).getByRole('alert');
      await question(page).locator('[data-save="saved"]').or(failed).first().waitFor();
      if (!(await failed.isVisible())) await recordSaved(scene, questionId);
    }
  },
};

import { look } from '../scene.ts';
import type { Action } from './action.ts';
import { goToLast, openPractice } from './answer-practice.ts';

/** Submits the practice, completely answered or not. */
export const submitPractice: Action = {
  name: 'submit',
  weight: 3,
  perform: async (scene) => {
    const page = await openPractice(scene);
    await goToLast(page);
    await page.getByRole('button', { name: 'Nộp bài' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
    await page.waitForURL(/practice-result/);
    const attempt = new URL(page.url()).searchParams.get('attempt');
    if (attempt !== null) scene.savedWork.submitted.add(attempt);
    await look(scene);
  },
};

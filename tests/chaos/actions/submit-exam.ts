import { look } from '../scene.ts';
import type { Action } from './action.ts';
import { openExam } from './answer-exam.ts';

/** Submits the timed test. */
export const submitExam: Action = {
  name: 'submit-exam',
  weight: 1,
  forGuests: true,
  perform: async (scene) => {
    const page = await openExam(scene);
    const attempt = (await look(scene)).commands.find(({ slot }) => slot?.startsWith('begin:'));
    await page.getByRole('button', { name: 'Nộp bài' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForURL((url) => !url.pathname.startsWith('/input-test/practice-test'));
    if (typeof attempt?.body.attempt_id === 'string') scene.savedWork.submitted.add(attempt.body.attempt_id);
    await look(scene);
  },
};

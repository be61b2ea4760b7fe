import { PAGES } from '../place.ts';
import { look, visit } from '../scene.ts';
import type { Action } from './action.ts';
import { isIntroduced } from './introduce.ts';

/** Goes up to the next level of conversation if enough is done, else chooses another one that is open. */
export const chooseLevel: Action = {
  name: 'choose-level',
  weight: 2,
  perform: async (scene) => {
    if (!(await isIntroduced(scene))) return;
    const course = await visit(scene, PAGES.conversation, (on) => on.getByRole('heading', { level: 1 }));
    const up = course.getByRole('button', { name: /^Lên mức \d$/ });
    await up.waitFor({ timeout: 1_000 }).catch(() => undefined);
    if (await up.isVisible()) {
      await up.click();
      await course
        .getByText(/^Bạn đã lên mức/)
        .first()
        .waitFor();
      scene.savedWork.promise('went-up');
      await look(scene);
      return;
    }
    const page = await visit(scene, `${PAGES.conversation}?view=levels`, (on) =>
      on.getByText('Đang chọn').first(),
    );
    const other = page.getByRole('button', { name: /^Chọn mức \d$/ }).first();
    if (!(await other.isVisible())) return;
    await other.click();
    await look(scene);
  },
};

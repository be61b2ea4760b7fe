import { PAGES } from '../place.ts';
import { look, visit } from '../scene.ts';
import type { Action } from './action.ts';

/** Reviews the first card due today, if there is one. */
export const reviewCard: Action = {
  name: 'review',
  weight: 1,
  perform: async (scene) => {
    const page = await visit(scene, PAGES.notebook, (on) => on.getByRole('heading', { level: 1 }));
    const start = page.getByRole('button', { name: 'Ôn ngay' });
    await start
      .or(page.getByRole('button', { name: 'Thêm từ' }))
      .first()
      .waitFor();
    if (!(await start.isVisible())) return;
    await start.click();
    await page.getByRole('button', { name: /^Xem (đáp án|nghĩa)$/ }).click();
    const rating = page.getByRole('button', { name: /gặp lại sau/ }).nth(scene.random.between(0, 3));
    await rating.click();
    await rating.waitFor({ state: 'hidden' });
    scene.savedWork.promise('review');
    await look(scene);
  },
};

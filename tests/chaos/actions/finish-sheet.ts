import { PAGES, PLACE } from '../place.ts';
import { look, visit } from '../scene.ts';
import type { Action } from './action.ts';

/** Reads the study sheet to its end, which completes its section. */
export const finishSheet: Action = {
  name: 'progress',
  weight: 1,
  perform: async (scene) => {
    const done = /^Đã đọc xong/;
    const page = await visit(scene, PAGES.sheet, (on) => on.getByRole('button', { name: done }));
    await page.getByRole('button', { name: done }).click();
    await page.waitForURL(/\/lesson\//);
    scene.savedWork.promise(`section ${PLACE.sheet.section}`);
    await look(scene);
  },
};

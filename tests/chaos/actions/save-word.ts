import { PAGES } from '../place.ts';
import { look, visit } from '../scene.ts';
import type { Action } from './action.ts';

/** Few, so that a word is saved more than once. */
const WORDS = ['lamp', 'roof', 'honey'];

/** Saves a word to the notebook with a new meaning. */
export const saveWord: Action = {
  name: 'word',
  weight: 1,
  perform: async (scene) => {
    const { random, savedWork } = scene;
    const page = await visit(scene, PAGES.notebook, (on) =>
      on.getByRole('button', { name: 'Thêm từ' }).first(),
    );
    await page.getByRole('button', { name: 'Thêm từ' }).first().click();
    const dialog = page.getByRole('dialog');
    const word = random.pick(WORDS);
    await dialog.getByLabel('Từ hoặc cụm từ').fill(word);
    await dialog.getByLabel('Nghĩa').fill(`nghĩa ${random.between(1, 99_999)}`);
    await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    savedWork.promise(`word ${word}`);
    await look(scene);
  },
};

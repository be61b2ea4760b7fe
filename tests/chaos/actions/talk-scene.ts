import type { Page } from 'playwright';
import { PAGES, PLACE } from '../place.ts';
import { look, visit } from '../scene.ts';
import type { Action } from './action.ts';
import { isIntroduced } from './introduce.ts';

/** Turns that are talked through at once at most: a scene goes on where it was left. */
const TURNS = 12;

/** Talks through a scene by tapping, to its end or as far as it comes. */
export const talkScene: Action = {
  name: 'talk-scene',
  weight: 3,
  perform: async (scene) => {
    if (!(await isIntroduced(scene))) return;
    const door = (on: Page) => on.getByRole('button', { name: /^(Vào cảnh|Tiếp tục cảnh đang dở)$/ });
    // As long as the server does not know of the introduction.
    const closed = (on: Page) => on.getByText('Cảnh này nằm trong gói Hội thoại');
    const page = await visit(scene, PAGES.scene + scene.random.pick(PLACE.scenes), (on) =>
      door(on).or(closed(on)).first(),
    );
    if (await closed(page).isVisible()) return;
    await door(page).click();
    const finish = page.getByRole('button', { name: 'Xem kết quả' });
    const tap = page.getByRole('button', { name: 'Trả lời bằng cách chạm' });
    const said = page.getByLabel('Cuộc hội thoại').getByRole('listitem');
    for (let left = TURNS; left > 0; left -= 1) {
      await tap.or(finish).first().waitFor();
      if (await finish.isVisible()) break;
      const before = await said.count();
      await tap.click();
      await page.locator('[data-stage] ul button').first().click();
      await said.nth(before).waitFor();
    }
    await tap.or(finish).first().waitFor();
    if (!(await finish.isVisible())) return;
    await finish.click();
    await page.getByText('Kết quả đã lưu trên máy').waitFor();
    scene.savedWork.promise('visited');
    await look(scene);
  },
};

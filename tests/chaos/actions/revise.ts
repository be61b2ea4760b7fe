import { PAGES } from '../place.ts';
import { look, question, recordSaved, visit } from '../scene.ts';
import type { Action } from './action.ts';
import { fillIn } from './fill-in.ts';

/** Answers the next question of the revise set; after the last one, restarts the set. */
export const revise: Action = {
  name: 'revise',
  weight: 2,
  perform: async (scene) => {
    const { device, savedWork, random } = scene;
    const page = await visit(scene, PAGES.revise, question);
    const check = page.getByRole('button', { name: 'Kiểm tra' });
    const onward = page.getByRole('button', { name: /^(Tiếp tục|Xong phần ôn|Bỏ qua)$/ });
    if ((await check.count()) === 0) {
      const isLast = await page.getByRole('button', { name: 'Xong phần ôn' }).isVisible();
      await onward.click();
      if (!isLast) return;
      const again = page.getByRole('button', { name: 'Ôn lại từ đầu' });
      await again.first().waitFor();
      await look(scene);
      await again.first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ôn lại từ đầu' }).click();
      await check.waitFor();
      await look(scene);
      return;
    }
    const questionId = await question(page).getAttribute('data-question');
    if (questionId === null || !(await fillIn(question(page), random))) return;
    savedWork.begin(device.name, questionId);
    await check.click();
    await page.getByText('Đã lưu', { exact: true }).waitFor();
    await recordSaved(scene, questionId);
  },
};

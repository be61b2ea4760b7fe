import { PAGES, PLACE } from '../place.ts';
import { look, type Scene, visit } from '../scene.ts';
import type { Action } from './action.ts';

/** Goes through what is heard of a lesson, which completes that section. */
async function hear(scene: Scene, lesson: string): Promise<void> {
  const page = await visit(scene, `${PAGES.pronunciation}${lesson}?section=hear`, (on) =>
    on.getByRole('button', { name: /^(Nghe xong rồi|Làm lại phần này)$/ }).first(),
  );
  const again = page.getByRole('button', { name: 'Làm lại phần này' });
  if (await again.isVisible()) await again.click();
  await page.getByRole('button', { name: 'Nghe xong rồi' }).click();
  await page.getByText('Xong phần nghe').first().waitFor();
}

/** Opens all sections of a lesson again. */
async function reset(scene: Scene, lesson: string): Promise<void> {
  const page = await visit(scene, PAGES.pronunciation + lesson, (on) =>
    on.getByRole('heading', { level: 1 }),
  );
  await page.getByRole('button', { name: 'Học lại từ đầu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Học lại', exact: true }).click();
  await page.getByText('Đã mở lại bài').first().waitFor();
}

/** Hears a pronunciation lesson. What is begun again later may be open again: only the other one is promised. */
export const pronounce: Action = {
  name: 'pronounce',
  weight: 2,
  perform: async (scene) => {
    const { kept, repeated } = PLACE.pronunciation;
    if (scene.random.chance(0.6)) {
      await hear(scene, kept);
      scene.savedWork.promise(`heard ${kept}`);
    } else {
      await hear(scene, repeated);
      await look(scene);
      if (scene.random.chance(0.5)) await reset(scene, repeated);
    }
    await look(scene);
  },
};

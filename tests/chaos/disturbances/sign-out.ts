import { PAGES } from '../place.ts';
import { look, type Scene, visit } from '../scene.ts';
import type { Disturbance } from './disturbance.ts';

async function signOutByScreen(scene: Scene): Promise<void> {
  const page = await visit(scene, PAGES.queue, (on) =>
    on.getByRole('heading', { level: 1, name: 'Chờ gửi' }),
  );
  await look(scene);
  await page.getByRole('button', { name: 'Tài khoản' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** The learner signs out on screen, with whatever is waiting, and signs in again. */
export const signOut: Disturbance = {
  name: 'sign-out',
  needsLearner: true,
  happen: async (scene) => {
    const { world, device } = scene;
    try {
      await signOutByScreen(scene);
    } finally {
      // However far it got, the next actions need somebody signed in.
      await world.mend();
      await device.setNetwork(true);
      Object.assign(scene.account, await world.signInAgain(scene.account));
      await device.adopt(scene.account);
    }
  },
};

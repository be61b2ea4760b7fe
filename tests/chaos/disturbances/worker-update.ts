import type { Disturbance } from './disturbance.ts';

/** A new service worker is available, and takes over in the middle of an action. */
export const workerUpdate: Disturbance = {
  name: 'worker-update',
  happen: async ({ world, device, random }) => {
    world.proxy.workerStamp = `stamp ${random.between(1, 1_000_000)}`;
    const page = await device.page();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => undefined);
      registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
    });
  },
};

import type { Disturbance } from './disturbance.ts';

export const killBrowser: Disturbance = {
  name: 'kill-browser',
  endsPage: true,
  happen: ({ device }) => device.browser.kill(),
};

/** What waits for the old page is not waited for any longer: it ends as a reload ends it, and another one is there. */
export const reload: Disturbance = {
  name: 'reload',
  endsPage: true,
  happen: async ({ device }) => {
    const page = await device.page();
    await page.context().newPage();
    await page.close();
  },
};

import type { Disturbance } from './disturbance.ts';

export const killBrowser: Disturbance = {
  name: 'kill-browser',
  endsPage: true,
  happen: ({ device }) => device.browser.kill(),
};

/** Waits on the old page end as they do on a reload, and another page is opened. */
export const reload: Disturbance = {
  name: 'reload',
  endsPage: true,
  happen: async ({ device }) => {
    const page = await device.page();
    await page.context().newPage();
    await page.close();
  },
};

import { PAGES } from '../place.ts';
import type { Disturbance } from './disturbance.ts';

/** A second page sends from the same queue. */
export const secondTab: Disturbance = {
  name: 'second-tab',
  happen: async ({ device }) => {
    const page = await device.page();
    const tab = await page.context().newPage();
    await tab.goto(device.origin + PAGES.practice);
    // A page in the background draws no frames; the learner goes on in the first one.
    await page.bringToFront();
  },
};

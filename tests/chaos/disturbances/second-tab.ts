import { PAGES } from '../place.ts';
import type { Disturbance } from './disturbance.ts';

/** A second page sends from the same outbox. */
export const secondTab: Disturbance = {
  name: 'second-tab',
  happen: async ({ device }) => {
    const page = await device.page();
    const tab = await page.context().newPage();
    await tab.goto(device.origin + PAGES.practice);
    // A background page renders no frames; the learner continues in the first one.
    await page.bringToFront();
  },
};

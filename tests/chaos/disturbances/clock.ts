import type { Disturbance } from './disturbance.ts';

const DAY_MS = 86_400_000;

/** The device's clock goes wrong by a day or two, in its pages and in its service worker, or is set right. */
export const clock: Disturbance = {
  name: 'clock',
  happen: ({ device, random }) => device.setClock(random.pick([-2, -1, 0, 1, 2]) * DAY_MS),
};

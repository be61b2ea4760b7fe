import type { Disturbance } from './disturbance.ts';

const DAY_MS = 86_400_000;

/** Shifts the device's clock by a day or two, in its pages and its service worker, or corrects it. */
export const clock: Disturbance = {
  name: 'clock',
  happen: ({ device, random }) => device.setClock(random.pick([-2, -1, 0, 1, 2]) * DAY_MS),
};

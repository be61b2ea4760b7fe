import { FAULTS } from '../fault-proxy.ts';
import type { Disturbance } from './disturbance.ts';

export const lineFaults: Disturbance[] = FAULTS.map((fault) => ({
  name: fault,
  happen: async ({ world, random }) => world.proxy.arm(fault, random.between(1, 4)),
}));

export const offline: Disturbance = {
  name: 'offline',
  happen: async ({ world, device }) => {
    world.proxy.cut = true;
    await device.setNetwork(false);
  },
};

export const online: Disturbance = {
  name: 'online',
  happen: async ({ world, device }) => {
    world.proxy.cut = false;
    await device.setNetwork(true);
  },
};

import type { Disturbance } from './disturbance.ts';

/** Kills the server's process; its PostgreSQL is left behind. */
export const killServer: Disturbance = { name: 'kill-server', happen: ({ world }) => world.server.kill() };

export const startServer: Disturbance = {
  name: 'start-server',
  happen: async ({ world }) => world.mend(),
};

/** Kills only PostgreSQL; the server has to restart it. */
export const killDatabase: Disturbance = {
  name: 'kill-database',
  happen: async ({ world }) => world.server.killDatabase(),
};

/** Kills server and PostgreSQL, each in the middle of its work. */
export const powerCut: Disturbance = {
  name: 'power-cut',
  happen: async ({ world }) => {
    world.server.killDatabase();
    await world.server.kill();
  },
};

/** Fills the disk with the server's data. */
export const diskFull: Disturbance = {
  name: 'disk-full',
  happen: async ({ world }) => world.disk?.fill(),
};

export const diskFree: Disturbance = {
  name: 'disk-free',
  happen: async ({ world }) => world.disk?.free(),
};

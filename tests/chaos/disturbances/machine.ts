import type { Disturbance } from './disturbance.ts';

/** The server's process ends at once; its PostgreSQL is left behind. */
export const killServer: Disturbance = { name: 'kill-server', happen: ({ world }) => world.server.kill() };

export const startServer: Disturbance = {
  name: 'start-server',
  happen: async ({ world }) => world.mend(),
};

/** PostgreSQL alone ends at once; the server has to start it again. */
export const killDatabase: Disturbance = {
  name: 'kill-database',
  happen: async ({ world }) => world.server.killDatabase(),
};

/** Server and PostgreSQL end at once, each in the middle of whatever it did. */
export const powerCut: Disturbance = {
  name: 'power-cut',
  happen: async ({ world }) => {
    world.server.killDatabase();
    await world.server.kill();
  },
};

/** Nothing more can be written where the server keeps its data. */
export const diskFull: Disturbance = {
  name: 'disk-full',
  happen: async ({ world }) => world.disk?.fill(),
};

export const diskFree: Disturbance = {
  name: 'disk-free',
  happen: async ({ world }) => world.disk?.free(),
};

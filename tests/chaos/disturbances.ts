import { clock } from './disturbances/clock.ts';
import type { Disturbance } from './disturbances/disturbance.ts';
import { killBrowser, reload } from './disturbances/lost-page.ts';
import {
  diskFree,
  diskFull,
  killDatabase,
  killServer,
  powerCut,
  startServer,
} from './disturbances/machine.ts';
import { lineFaults, offline, online } from './disturbances/network.ts';
import { secondDevice } from './disturbances/second-device.ts';
import { secondTab } from './disturbances/second-tab.ts';
import { signOut } from './disturbances/sign-out.ts';
import { workerUpdate } from './disturbances/worker-update.ts';

/** Faults that people meet, each caused for real. */
export const DISTURBANCES: readonly Disturbance[] = [
  ...lineFaults,
  offline,
  online,
  killBrowser,
  reload,
  killServer,
  startServer,
  killDatabase,
  powerCut,
  diskFull,
  diskFree,
  secondTab,
  secondDevice,
  signOut,
  workerUpdate,
  clock,
];

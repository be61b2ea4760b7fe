import { APP_MUTATIONS } from './app.ts';
import type { Mutation } from './mutation.ts';
import { RECORDINGS_MUTATIONS } from './recordings.ts';
import { SAVING_MUTATIONS } from './saving.ts';
import { SENDING_MUTATIONS } from './sending.ts';

/** The device's outbox and everything its guarantees depend on, including the server's part. */
export const OUTBOX_MUTATIONS: readonly Mutation[] = [
  ...SAVING_MUTATIONS,
  ...SENDING_MUTATIONS,
  ...RECORDINGS_MUTATIONS,
  ...APP_MUTATIONS,
];

import { currentSession } from '#src/platform/session/session.ts';
import { becomeGuest } from './guest.ts';

/** Owner of the work that begins now: a guest is created if nobody is signed in. */
export const takerNow = async (): Promise<string> =>
  currentSession().learnerId ?? (await becomeGuest()).owner;

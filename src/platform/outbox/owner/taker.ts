import { currentSession } from '#src/platform/session/session.ts';
import { becomeGuest } from './guest.ts';

/** Whose work it is that begins now: a guest is made where nobody is signed in. */
export const takerNow = async (): Promise<string> =>
  currentSession().learnerId ?? (await becomeGuest()).owner;

import type { CallOptions } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { authOf } from './sender.ts';
import { becomeVisitor, knownVisitor } from './visitor.ts';

/** Whose work it is that begins now: a guest is made where nobody is signed in. */
export const takerNow = async (): Promise<string> =>
  currentSession().learnerId ?? (await becomeVisitor()).owner;

/** How a call about somebody's work says whose it is. */
export async function takerAuth(): Promise<Pick<CallOptions, 'token' | 'headers'>> {
  const { token } = currentSession();
  if (token !== null) return { token };
  const visitor = await knownVisitor();
  return visitor ? authOf({ ...visitor, isGuest: true }) : {};
}

import type { CallOptions } from '#src/lib/http.ts';
import { authOf } from '#src/outbox/sender.ts';
import { becomeVisitor, knownVisitor } from '#src/outbox/visitor.ts';
import { currentSession } from '#src/session/session.ts';

/** Whose a test is that begins now: a guest is made where nobody is signed in. */
export const takerNow = async (): Promise<string> =>
  currentSession().learnerId ?? (await becomeVisitor()).owner;

/** How a call about tests says whose they are. */
export async function takerAuth(): Promise<Pick<CallOptions, 'token' | 'headers'>> {
  const { token } = currentSession();
  if (token !== null) return { token };
  const visitor = await knownVisitor();
  return visitor ? authOf({ ...visitor, isGuest: true }) : {};
}

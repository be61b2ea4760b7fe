import { useCallback } from 'react';
import type { CallOptions } from '#src/lib/http.ts';
import { authOf } from '#src/outbox/sender.ts';
import { useLive } from '#src/outbox/use-live.ts';
import { becomeVisitor, knownVisitor } from '#src/outbox/visitor.ts';
import { currentSession, useSession } from '#src/session/session.ts';

/** Whose tests these are: the learner's, or the guest's who has begun one on this device. Null: nobody's yet. */
export function useTaker(): string | null | undefined {
  const learnerId = useSession((session) => session.learnerId);
  const read = useCallback(async () => (await knownVisitor())?.owner ?? null, []);
  const guest = useLive(read);
  return learnerId ?? guest;
}

/** The same for somebody who begins now: a guest is made where nobody is signed in. */
export const takerNow = async (): Promise<string> =>
  currentSession().learnerId ?? (await becomeVisitor()).owner;

/** How a call about tests says whose they are. */
export async function takerAuth(): Promise<Pick<CallOptions, 'token' | 'headers'>> {
  const { token } = currentSession();
  if (token !== null) return { token };
  const visitor = await knownVisitor();
  return visitor ? authOf({ ...visitor, isGuest: true }) : {};
}

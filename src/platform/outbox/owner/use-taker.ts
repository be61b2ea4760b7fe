import { useEffect } from 'react';
import { useSession } from '#src/platform/session/session.ts';
import { becomeGuest } from './guest.ts';
import { useOwner } from './use-owner.ts';

/**
 * The taker of the exercise on this page: the learner, or this device's guest, created here. Null until
 * known.
 */
export function useTaker(): string | null {
  const signedIn = useSession((session) => session.token !== null);
  const owner = useOwner();
  const isNobody = !signedIn && owner === null;
  useEffect(() => {
    if (isNobody) void becomeGuest();
  }, [isNobody]);
  return owner ?? null;
}

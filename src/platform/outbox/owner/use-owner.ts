import { useCallback } from 'react';
import { useSession } from '#src/platform/session/session.ts';
import { useLive } from '../screen/use-live.ts';
import { knownGuest } from './guest.ts';

/**
 * Owner of the work here: the learner, or the guest who has started something on this device. Null: none yet.
 */
export function useOwner(): string | null | undefined {
  const learnerId = useSession((session) => session.learnerId);
  const read = useCallback(async () => (await knownGuest())?.owner ?? null, []);
  const guest = useLive(read);
  return learnerId ?? guest;
}

import { useCallback } from 'react';
import { useSession } from '#src/platform/session/session.ts';
import { useLive } from '../screen/use-live.ts';
import { knownGuest } from './guest.ts';

/** Whose work this is: the learner's, or the guest's who has begun something on this device. Null: nobody's yet. */
export function useOwner(): string | null | undefined {
  const learnerId = useSession((session) => session.learnerId);
  const read = useCallback(async () => (await knownGuest())?.owner ?? null, []);
  const guest = useLive(read);
  return learnerId ?? guest;
}

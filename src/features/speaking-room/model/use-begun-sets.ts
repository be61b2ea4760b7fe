import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LearnerSet } from '#contract/speaking.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { type BegunSet, begunSets } from '#src/shared/speaking/sets/begun-sets.ts';
import { localAttempts } from '#src/shared/speaking/sets/local-attempts.ts';
import { setsInProgress } from '#src/shared/speaking/sets/sets-in-progress.ts';

/** What was begun here or elsewhere; undefined until this device's database was read. */
export function useBegunSets(sets: readonly LearnerSet[]): BegunSet[] | undefined {
  const owner = useSession(({ learnerId }) => learnerId);
  const { data } = useQuery(setsInProgress());
  const read = useCallback(async () => (owner ? localAttempts(owner) : []), [owner]);
  const local = useLive(read);
  return local && begunSets({ served: data?.sets ?? [], sets, local });
}

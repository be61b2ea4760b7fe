import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LearnerSet } from '#contract/speaking.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { allAttempts, answersOf } from '#src/platform/outbox/attempts/attempts.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { setsInProgress } from '../api/room.ts';
import { begunSets, type LocalAttempt } from './begun-sets.ts';

/** Ids of speaking sets begin with this (`contract/speaking.ts`). */
const PREFIX = 'speaking-';
/** Attempts looked at, newest first. */
const LOOKED_AT = 20;

async function localAttempts(owner: string): Promise<LocalAttempt[]> {
  const attempts = (await allAttempts(owner)).filter(({ practiceId }) => practiceId.startsWith(PREFIX));
  return Promise.all(
    attempts.slice(-LOOKED_AT).map(async ({ id, practiceId, submittedAt, openedAt }) => {
      const answers = (await answersOf(id)).filter(({ answer }) => isAnswered(answer));
      const at = Math.max(openedAt, ...answers.map(({ savedAt }) => savedAt));
      return { id, practiceId, submittedAt, answered: answers.length, at };
    }),
  );
}

/** What was begun here or elsewhere; undefined until this device's database was read. */
export function useBegunSets(sets: readonly LearnerSet[]): LearnerSet[] | undefined {
  const owner = useSession(({ learnerId }) => learnerId);
  const { data } = useQuery(setsInProgress());
  const read = useCallback(async () => (owner ? localAttempts(owner) : []), [owner]);
  const local = useLive(read);
  return local && begunSets({ served: data?.sets ?? [], sets, local });
}

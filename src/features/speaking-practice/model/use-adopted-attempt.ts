import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SpeakingSetDetail } from '#contract/speaking.ts';
import { attemptById, putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { together } from '#src/platform/outbox/database/transaction.ts';
import { speakingTopicAttempt } from '#src/shared/queries/speaking.ts';

/** Brings an attempt that was begun on another device onto this one, with its answers. */
const adopt = (owner: string, { set, questions, attempt }: SpeakingSetDetail): Promise<void> =>
  together(async () => {
    if (!attempt || attempt.submitted_at !== null || (await attemptById(attempt.id))) return;
    const now = Date.now();
    await putAttempt({ id: attempt.id, owner, practiceId: set.id, openedAt: now, submittedAt: null });
    for (const { id, user } of questions) {
      const answer = user[0]?.bai_lam;
      if (answer) await putAnswer({ attemptId: attempt.id, questionId: id, owner, answer, savedAt: now });
    }
  });

/**
 * Whether the attempt that the learner wants to go on with is on this device, as far as that is possible now.
 * @param attemptId null: any
 */
export function useAdoptedAttempt(owner: string | null, setId: string, attemptId: string | null): boolean {
  const client = useQueryClient();
  const [tried, setTried] = useState<string | null>(null);
  useEffect(() => {
    if (!owner || !attemptId) return;
    let left = false;
    const bring = async (): Promise<void> => {
      if (await attemptById(attemptId)) return;
      await adopt(
        owner,
        await client.fetchQuery({ ...speakingTopicAttempt(setId, attemptId), retry: false }),
      );
    };
    // Without a network the topic is begun anew here; the other attempt stays where it is.
    void bring()
      .catch(() => undefined)
      .then(() => {
        if (!left) setTried(attemptId);
      });
    return () => {
      left = true;
    };
  }, [client, owner, setId, attemptId]);
  return attemptId === null || tried === attemptId;
}

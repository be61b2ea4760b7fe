import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { answersOf, latestSubmitted } from '#src/platform/outbox/attempts/attempts.ts';
import type { AnswerRow } from '#src/platform/outbox/database/rows.ts';
import { countStates, rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';

export interface Submission {
  attemptId: string | null;
  /** Answers stored on this device. */
  answers: AnswerRow[];
  /** Commands of this attempt that have not reached the server. */
  queued: number;
  parked: number;
}

/**
 * How far an attempt has been sent from this device; undefined until the database has answered and the owner
 * is known.
 */
export function useSubmission(
  owner: string | null | undefined,
  practiceId: string,
  requestedId: string | null,
): Submission | undefined {
  const read = useCallback(async (): Promise<Submission | undefined> => {
    if (owner === undefined) return undefined;
    const attemptId =
      requestedId ?? (owner ? ((await latestSubmitted(owner, practiceId))?.id ?? null) : null);
    if (!attemptId) return { attemptId, answers: [], queued: 0, parked: 0 };
    const rows = await rowsOf(
      [ENDPOINTS.practice.updateSingleAnswer, ENDPOINTS.duet.conversationMessage, ENDPOINTS.practice.submit],
      { attempt_id: attemptId },
    );
    return { attemptId, answers: await answersOf(attemptId), ...countStates(rows) };
  }, [owner, practiceId, requestedId]);
  return useLive(read);
}

import { useCallback } from 'react';
import { answersOf, latestSubmitted } from '#src/platform/outbox/attempts.ts';
import { db } from '#src/platform/outbox/db.ts';
import type { AnswerRow } from '#src/platform/outbox/rows.ts';
import { useLive } from '#src/platform/outbox/use-live.ts';

export interface Submission {
  attemptId: string | null;
  /** Answers as this device keeps them. */
  answers: AnswerRow[];
  /** Pieces of this attempt that have not reached the server. */
  queued: number;
  parked: number;
}

/** How far an attempt has got on its way from this device; undefined until the database has answered, and whose it is is known. */
export function useSubmission(
  owner: string | null | undefined,
  practiceId: string,
  asked: string | null,
): Submission | undefined {
  const read = useCallback(async (): Promise<Submission | undefined> => {
    if (owner === undefined) return undefined;
    const attemptId = asked ?? (owner ? ((await latestSubmitted(owner, practiceId))?.id ?? null) : null);
    if (!attemptId) return { attemptId, answers: [], queued: 0, parked: 0 };
    const rows = await db.commands
      .where('slot')
      .anyOf([`submit:${attemptId}`])
      .or('slot')
      .startsWith(`answer:${attemptId}:`)
      .toArray();
    const parked = rows.filter((row) => row.state === 'parked').length;
    return { attemptId, answers: await answersOf(attemptId), queued: rows.length - parked, parked };
  }, [owner, practiceId, asked]);
  return useLive(read);
}

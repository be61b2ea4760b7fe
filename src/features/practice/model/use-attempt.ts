import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import { answersOf, openAttempt } from '#src/outbox/attempts.ts';
import { useLive } from '#src/outbox/use-live.ts';

interface OpenAttempt {
  attemptId: string;
  /** The learner's answers so far, by question id, as stored on this device. */
  answers: ReadonlyMap<string, Answer>;
}

/** The attempt under way at a practice, opened if there is none; undefined until the database has answered. */
export function useAttempt(owner: string | null, practiceId: string): OpenAttempt | undefined {
  const [attemptId, setAttemptId] = useState<string>();
  useEffect(() => {
    if (!owner) return;
    let left = false;
    void openAttempt(owner, practiceId).then((attempt) => {
      if (!left) setAttemptId(attempt.id);
    });
    return () => {
      left = true;
    };
  }, [owner, practiceId]);
  const read = useCallback(async () => (attemptId ? answersOf(attemptId) : []), [attemptId]);
  const rows = useLive(read);
  if (!attemptId || !rows) return undefined;
  return { attemptId, answers: new Map(rows.map((row) => [row.questionId, row.answer])) };
}

import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { answersOf } from '#src/platform/outbox/attempts/attempts.ts';
import { countStates, rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { type ExamAttemptRow, findLocalExam, queuedBefore, unsubmittedExam } from './find-local-exam.ts';

export interface LocalExamAnswers {
  attempt: ExamAttemptRow;
  /** By question id: the server's answers when the attempt was resumed, and those given here since. */
  answers: ReadonlyMap<string, Answer>;
  /** Ids of the questions marked for review. */
  marked: ReadonlySet<string>;
  /** Commands of the attempt that have not reached the server, and those that it refused. */
  queued: number;
  parked: number;
}

/** The state of an attempt on this device, updated across tabs; null: not here. Undefined while loading. */
export function useLocalExamAnswers(
  owner: string | null,
  attemptId: string | null,
): LocalExamAnswers | null | undefined {
  const read = useCallback(async (): Promise<LocalExamAnswers | null> => {
    const attempt = owner && attemptId ? await findLocalExam(owner, attemptId) : undefined;
    if (!attempt) return null;
    const [answers, before, handedIn, claims] = await Promise.all([
      answersOf(attempt.id),
      queuedBefore(attempt.id),
      rowsOf([ENDPOINTS.practice.submit], { attempt_id: attempt.id }),
      rowsOf([ENDPOINTS.guest.claim], { owner: attempt.owner }),
    ]);
    // A guest's work becomes the learner's only once the claim has arrived.
    const claimed = claims.filter(({ state }) => state === 'queued');
    const { queued, parked } = countStates([...before, ...handedIn, ...claimed]);
    return {
      attempt,
      answers: new Map(answers.map(({ questionId, answer }) => [questionId, answer])),
      marked: new Set(Object.keys(attempt.test.marks).filter((id) => attempt.test.marks[id])),
      queued,
      parked,
    };
  }, [owner, attemptId]);
  return useLive(read);
}

/**
 * The newest attempt at a test not submitted on this device; null if there is none, undefined while loading.
 * Its time may be over: submit it then.
 */
export function useUnsubmittedExam(owner: string | null, examId: string): ExamAttemptRow | null | undefined {
  const read = useCallback(
    async () => (owner ? ((await unsubmittedExam(owner, examId)) ?? null) : null),
    [owner, examId],
  );
  return useLive(read);
}

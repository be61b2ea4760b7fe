import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { clockAfter, enqueue, readClock, saveWithCopy } from '#src/platform/outbox/queue/save-command.ts';

export interface NewReviseAnswer {
  owner: string;
  /** The run's attempt, which is never submitted as a whole. */
  attemptId: string;
  reviseId: string;
  questionId: string;
  answer: Answer;
  label: string;
}

/** Saves an answer of a revise set. Resolves when it is on the disk. */
export async function saveReviseAnswer(given: NewReviseAnswer): Promise<void> {
  const { owner, attemptId, reviseId, questionId, answer, label } = given;
  const clock = await clockAfter(attemptId, questionId);
  const copy = { attemptId, questionId, owner, answer, savedAt: clock.at };
  const body = { revise_id: reviseId, question_id: questionId, attempt_id: attemptId, answer, ...clock };
  await saveWithCopy(ENDPOINTS.revise.submitQuestion, copy, { body, label });
}

/**
 * Ends the run of a revise set and restarts it, here and at the server, which compares timestamps: an answer
 * of the old run that arrives later is discarded.
 */
export async function saveReviseRedo(given: {
  owner: string;
  attemptId: string;
  reviseId: string;
  courseId: string | null;
  label: string;
}): Promise<void> {
  const clock = await readClock();
  const { owner, attemptId, reviseId, courseId, label } = given;
  await saveInTransaction(async () => {
    await changeAttempt(attemptId, { submittedAt: clock.at });
    await enqueue(ENDPOINTS.revise.redo, {
      owner,
      body: { course_id: courseId, revise_id: reviseId, ...clock },
      label,
    });
  });
}

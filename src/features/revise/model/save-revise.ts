import type { Answer } from '#contract/question.ts';
import { changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveTogether } from '#src/platform/outbox/database/transaction.ts';
import { place, readClock, saveWithCopy } from '#src/platform/outbox/queue/save-command.ts';
import { reviseAnswer, reviseRedo } from '../commands.ts';

export interface NewReviseAnswer {
  owner: string;
  /** The go at the set: an attempt that is never handed in as a whole. */
  attemptId: string;
  reviseId: string;
  questionId: string;
  answer: Answer;
  label: string;
}

/** Saves an answer of a revise set. When the promise is fulfilled, it is on the disk. */
export async function saveReviseAnswer(given: NewReviseAnswer): Promise<void> {
  const clock = await readClock();
  const { owner, attemptId, reviseId, questionId, answer, label } = given;
  const copy = { attemptId, questionId, owner, answer, savedAt: clock.at };
  const body = { revise_id: reviseId, question_id: questionId, attempt_id: attemptId, answer, ...clock };
  await saveWithCopy(reviseAnswer, copy, { body, label });
}

/**
 * Ends the go at a revise set and begins it again, also at the server, which goes by the times: an answer of the go
 * before that arrives later is forgotten all the same.
 */
export async function saveReviseRedo(given: {
  owner: string;
  attemptId: string;
  reviseId: string;
  courseId: string;
  label: string;
}): Promise<void> {
  const clock = await readClock();
  const { owner, attemptId, reviseId, courseId, label } = given;
  await saveTogether(async () => {
    await changeAttempt(attemptId, { submittedAt: clock.at });
    await place(reviseRedo, { owner, body: { course_id: courseId, revise_id: reviseId, ...clock }, label });
  });
}

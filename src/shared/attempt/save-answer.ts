import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { clockAfter, saveWithCopy } from '#src/platform/outbox/queue/save-command.ts';

export interface NewAnswer {
  owner: string;
  attemptId: string;
  practiceId: string;
  questionId: string;
  answer: Answer;
  label: string;
}

/**
 * Saves an answer in a practice. When the promise is fulfilled, it is on the disk. @returns the command's id
 */
export async function saveAnswer(given: NewAnswer): Promise<string> {
  const { owner, attemptId, practiceId, questionId, answer, label } = given;
  const clock = await clockAfter(attemptId, questionId);
  const copy = { attemptId, questionId, owner, answer, savedAt: clock.at };
  const body = { attempt_id: attemptId, practice_id: practiceId, question_id: questionId, answer, ...clock };
  return saveWithCopy(ENDPOINTS.practice.updateSingleAnswer, copy, { body, label });
}

import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';

/** The answer that a teacher is to grade. */
export interface AnswerToGrade {
  owner: string;
  attemptId: string;
  questionId: string;
  /** Its label in the queue. */
  label: string;
}

/** Saves a request that a teacher grade the answer; it is sent as soon as there is a network. */
export const saveGradingRequest = (answer: AnswerToGrade): Promise<string> =>
  saveCommand(ENDPOINTS.teacherGrading.ask, {
    owner: answer.owner,
    body: { attempt_id: answer.attemptId, question_id: answer.questionId },
    label: answer.label,
  });

/** Saves a request that a teacher grade it again. */
export const saveRegradeRequest = (answer: AnswerToGrade, reason: string): Promise<string> =>
  saveCommand(ENDPOINTS.teacherGrading.regrade, {
    owner: answer.owner,
    body: { attempt_id: answer.attemptId, question_id: answer.questionId, reason },
    label: answer.label,
  });

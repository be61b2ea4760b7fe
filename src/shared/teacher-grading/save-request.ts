import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { regradeAsking, teacherAsking } from './commands.ts';

/** The answer that a teacher is to grade. */
export interface AnswerToGrade {
  owner: string;
  attemptId: string;
  questionId: string;
  /** Its label in the queue. */
  label: string;
}

/** Saves a request that a teacher grade the answer; it is sent as soon as there is a network. */
export const saveGradingRequest = (asked: AnswerToGrade): Promise<string> =>
  saveCommand(teacherAsking, {
    owner: asked.owner,
    body: { attempt_id: asked.attemptId, question_id: asked.questionId },
    label: asked.label,
  });

/** Saves a request that a teacher grade it again. */
export const saveRegradeRequest = (asked: AnswerToGrade, reason: string): Promise<string> =>
  saveCommand(regradeAsking, {
    owner: asked.owner,
    body: { attempt_id: asked.attemptId, question_id: asked.questionId, reason },
    label: asked.label,
  });

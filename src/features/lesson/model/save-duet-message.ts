import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { clockAfter, saveWithCopy } from '#src/platform/outbox/queue/save-command.ts';

interface NewMessage {
  owner: string;
  attemptId: string;
  duetId: string;
  questionId: string;
  recordingId: string;
  /** Shown to the learner in the queue. */
  label: string;
}

/**
 * Saves a line as it was said; saying it again replaces it. When the promise is fulfilled, it is on the disk.
 * @returns the command's id
 */
export async function saveDuetMessage(given: NewMessage): Promise<string> {
  const { owner, attemptId, duetId, questionId, recordingId, label } = given;
  const clock = await clockAfter(attemptId, questionId);
  const answer: Answer = { type_code: 'ielts_scripted_speaking', recording_id: recordingId };
  const copy = { attemptId, questionId, owner, answer, savedAt: clock.at };
  const body = { attempt_id: attemptId, question_id: questionId, recording_id: recordingId, ...clock };
  return saveWithCopy(ENDPOINTS.duet.conversationMessage, copy, { params: { id: duetId }, body, label });
}

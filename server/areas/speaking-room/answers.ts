import type { Answer } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import type { Tx } from '#server/db/connect.ts';
import type { GivenAnswer } from '#server/domain/answering/store-attempt-answer.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { answersOf, lockAttempt } from '#server/domain/attempt/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

const isSameRecording = (a: Answer, b: Answer): boolean => recordingOf(a) === recordingOf(b);

/**
 * Refuses a correction of an answer that is not there, or has been replaced by another recording.
 * @throws ApiFailure `NOT_FOUND`, `ANSWER_DOES_NOT_FIT`
 */
export async function checkCorrection(
  tx: Tx,
  learnerId: string,
  setId: string,
  { attempt_id, question_id, answer }: GivenAnswer,
): Promise<void> {
  const attempt = owned(await lockAttempt(tx, attempt_id), learnerId, setId);
  const before = (await answersOf(tx, attempt.id)).find(({ questionId }) => questionId === question_id);
  if (!before) throw new ApiFailure('NOT_FOUND');
  if (!isSameRecording(before.answer, answer)) throw new ApiFailure('ANSWER_DOES_NOT_FIT');
}

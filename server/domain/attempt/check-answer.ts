import type { Answer, Question } from '#contract/question.ts';
import { answerFits } from '#rules/questions/answer-fits.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { askedFits } from '#rules/speaking/asked-fits.ts';
import type { Tx } from '#server/db/connect.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { hasRecording } from './store.ts';

/** Refuses an answer that cannot belong to its question, or whose recording has not arrived. */
export async function checkAnswer(
  tx: Tx,
  learnerId: string,
  question: Question,
  answer: Answer,
): Promise<void> {
  if (!answerFits(question.content, answer) || !askedFits(question, answer))
    throw new ApiFailure('ANSWER_DOES_NOT_FIT');
  const recording = recordingOf(answer);
  if (recording !== null && !(await hasRecording(tx, learnerId, recording)))
    throw new ApiFailure('RECORDING_MISSING');
}

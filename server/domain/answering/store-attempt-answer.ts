import type { Answer } from '#contract/question.ts';
import { type DeviceClock, isClockDoubtful } from '#rules/attempt/claimed-time.ts';
import { replaces } from '#rules/attempt/merge-answers.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import {
  isSameRecordingRetranscribed,
  mayCorrectTranscript,
} from '#rules/questions/may-correct-transcript.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import { isExpired } from '#server/domain/attempt/attempt-view.ts';
import { checkAnswer } from '#server/domain/attempt/check-answer.ts';
import { checkLateAnswer, flagAttempt } from '#server/domain/attempt/keys-shown.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { answersOf, ensureAttempt, findQuestion } from '#server/domain/attempt/store.ts';
import { storeAnswer } from '#server/domain/attempt/write-answers.ts';
import { type GradingDeps, markOrQueue } from '#server/domain/marking/mark-attempt.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

/** An answer as a command brings it. */
export interface GivenAnswer extends DeviceClock {
  attempt_id: string;
  question_id: string;
  answer: Answer;
}

/**
 * Stores an answer to an exercise without a time limit, whose access the caller has checked. A submitted attempt
 * only accepts an answer to an unanswered question: a delayed answer is marked and graded late rather than lost,
 * and nothing submitted changes. Once the keys were shown, it could have been copied from them and is refused with
 * `KEYS_SHOWN`. An answer that exceeded the day's gradings may be sent again to request its grading once more, as
 * may a talk that was declined for its transcript, with another transcript. Before the submission the newer of two
 * answers stands, whichever arrives first, as long as the clocks can be believed.
 */
export async function storeAttemptAnswer(
  tx: Tx,
  deps: GradingDeps,
  taker: Taker,
  exerciseId: string,
  body: GivenAnswer,
): Promise<{ attempt_id: string; question_id: string }> {
  const learnerId = taker.id;
  const stored = await findQuestion(tx, exerciseId, body.question_id);
  if (!stored) throw new ApiFailure('NOT_FOUND');
  await checkAnswer(tx, learnerId, stored.question, body.answer);
  const answeredAt = learnerTime(body, deps.now());
  const attempt = owned(
    await ensureAttempt(tx, { id: body.attempt_id, learnerId, exerciseId, openedAt: answeredAt }),
    learnerId,
    exerciseId,
  );
  const { submitted_at } = attempt;
  const given = (await answersOf(tx, attempt.id)).find(({ questionId }) => questionId === body.question_id);
  const isDoubtful = attempt.clock_doubtful || isClockDoubtful(body, deps.now(), attempt.opened_at.getTime());
  if (submitted_at) {
    const canStillAnswer =
      given === undefined ||
      isExpired(stored, attempt.submitted_at, given) ||
      (mayCorrectTranscript(given.answer, given.evaluation) &&
        isSameRecordingRetranscribed(given.answer, body.answer));
    if (!canStillAnswer) throw new ApiFailure('ATTEMPT_SUBMITTED');
    if (given === undefined) checkLateAnswer(attempt, stored, given);
  } else if (given && !isDoubtful && !replaces(answeredAt.getTime(), given.answeredAt.getTime())) {
    // Held up on its way, while a newer one came from another device.
    return { attempt_id: attempt.id, question_id: body.question_id };
  }
  await flagAttempt(tx, attempt, body, { now: deps.now(), isBeginning: false });
  await storeAnswer(tx, {
    attemptId: attempt.id,
    questionId: body.question_id,
    answer: body.answer,
    answeredAt,
    late: submitted_at !== null,
  });
  if (submitted_at) await markOrQueue(tx, { ...attempt, submitted_at }, stored, body.answer, deps);
  return { attempt_id: attempt.id, question_id: body.question_id };
}

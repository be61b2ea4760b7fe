import { isDeepStrictEqual } from 'node:util';
import type { TrialChat } from '#contract/learning-trial.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { secondsToWait } from '#rules/learning-trial/wait.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import { storeAttemptAnswer } from '#server/domain/answering/store-attempt-answer.ts';
import { submitUntimed } from '#server/domain/answering/submit-untimed.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { answersOf, lockAttempt } from '#server/domain/attempt/store.ts';
import { gradingDeps } from '#server/domain/marking/grading-deps.ts';
import { recordStudy } from '#server/domain/study/study-events.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';
import { latestFinished } from './own-lesson.ts';

type Update = typeof ENDPOINTS.learningTrial.updateMessageAnswer;
type Body = BodyOf<Update>;
type Chat = Pick<TrialChat, 'id' | 'minutes' | 'wait_seconds'>;

/** A new lesson soon after the last one waits, so that reports show what has been learnt, not the keys. */
async function checkWait(tx: Tx, taker: Taker, chat: Chat, at: Date): Promise<void> {
  const last = await latestFinished(tx, { takerId: taker.id, exerciseId: chat.id });
  const finishedAt = last?.submitted_at?.getTime() ?? null;
  if (secondsToWait(at.getTime(), finishedAt, chat.wait_seconds) > 0) throw new ApiFailure('TRIAL_WAITS');
}

/**
 * A message is answered once, as its reply says what is right: the same answer again changes nothing, another one is
 * refused. What is said may be said again until the lesson is over.
 */
async function isStored(tx: Tx, { attempt_id, question_id }: Body, answer: Answer): Promise<boolean> {
  const given = (await answersOf(tx, attempt_id)).find(({ questionId }) => questionId === question_id);
  if (!given) return false;
  if (isDeepStrictEqual(given.answer, answer)) return true;
  if (recordingOf(answer) === null) throw new ApiFailure('MESSAGE_ANSWERED');
  return false;
}

/** Stores the answer to a message; with `is_complete` it hands the lesson in, which is marked and scored then. */
export async function storeMessageAnswer(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config'>,
  taker: Taker,
  chat: Chat,
  body: Body,
): Promise<ResponseOf<Update>> {
  const { attempt_id, question_id, answer, is_complete, at, skew } = body;
  if (answer === null && !is_complete) throw new ApiFailure('ANSWER_DOES_NOT_FIT');
  const setting = gradingDeps(platform);
  const opened = await lockAttempt(tx, attempt_id);
  if (opened) owned(opened, taker.id, chat.id);
  else await checkWait(tx, taker, chat, learnerTime({ at, skew }, setting.now()));
  if (answer !== null && !(await isStored(tx, body, answer)))
    await storeAttemptAnswer(tx, setting, taker, chat.id, { attempt_id, question_id, answer, at, skew });
  if (is_complete) {
    const studied = {
      learnerId: taker.id,
      subject: `trial:${chat.id}`,
      courseId: null,
      minutes: chat.minutes,
    };
    await submitUntimed(
      tx,
      setting,
      {
        taker,
        exercise: { id: chat.id, grading_scale: GRADING_SCALE.NO_GRADING },
        // A message is answered once.
        takes: 'missing',
        recordStudied: (submittedAt) => recordStudy(tx, { ...studied, at: submittedAt }, setting.now()),
      },
      { attempt_id, at, skew },
    );
  }
  return { attempt_id, is_complete };
}

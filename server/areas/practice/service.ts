import type { Attempt } from '#contract/practice.ts';
import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import {
  isSameRecordingRetranscribed,
  mayCorrectTranscript,
} from '#rules/questions/may-correct-transcript.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import {
  attemptView,
  isExpired,
  questionResults,
  questionsShown,
  type StoredAttempt,
} from '#server/domain/attempt/attempt-view.ts';
import { checkAnswer } from '#server/domain/attempt/check-answer.ts';
import { checkLateAnswer, flagAttempt, recordKeysShown } from '#server/domain/attempt/keys-shown.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import {
  type AttemptRow,
  answersOf,
  type ExerciseRow,
  ensureAttempt,
  exerciseView,
  findAttempt,
  findExercise,
  findQuestion,
  questionsOf,
  storeAnswer,
  submitAttempt,
} from '#server/domain/attempt/store.ts';
import type { CheckWork } from '#server/domain/course/access.ts';
import { type GradingSetting, markAttempt, markOrQueue } from '#server/domain/marking/mark-attempt.ts';
import { recordPractice } from '#server/domain/study/study-events.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { earlierDrafts } from './earlier-drafts.ts';

export interface PracticeSetting extends GradingSetting {
  checkWork: CheckWork;
}

async function practiceFor(tx: Tx, setting: PracticeSetting, taker: Taker, id: string): Promise<ExerciseRow> {
  const exercise = await findExercise(tx, id, 'practice');
  if (!exercise) throw new ApiFailure('NOT_FOUND');
  await setting.checkWork(tx, taker, exercise.course_id, exercise.lesson_id);
  return exercise;
}

const asStored = (attempt: AttemptRow): StoredAttempt => ({
  id: attempt.id,
  submittedAt: attempt.submitted_at,
  isRepetition: attempt.is_repetition,
});

/**
 * Stores an answer. A submitted attempt only accepts an answer to an unanswered question: a delayed answer is
 * marked and graded late rather than lost, and nothing submitted changes. Once the keys were shown, it could
 * have been copied from them and is refused with `KEYS_SHOWN`. An answer that exceeded the day's gradings may
 * be sent again to request its grading once more, as may a talk that was declined for its transcript, with
 * another transcript.
 */
export async function updateSingleAnswer(
  tx: Tx,
  setting: PracticeSetting,
  taker: Taker,
  body: BodyOf<typeof ENDPOINTS.practice.updateSingleAnswer>,
): Promise<{ attempt_id: string; question_id: string }> {
  const exercise = await practiceFor(tx, setting, taker, body.practice_id);
  const learnerId = taker.id;
  const stored = await findQuestion(tx, exercise.id, body.question_id);
  if (!stored) throw new ApiFailure('NOT_FOUND');
  await checkAnswer(tx, learnerId, stored.question, body.answer);
  const answeredAt = learnerTime(body, setting.now());
  const attempt = owned(
    await ensureAttempt(tx, {
      id: body.attempt_id,
      learnerId,
      exerciseId: exercise.id,
      openedAt: answeredAt,
    }),
    learnerId,
    exercise.id,
  );
  const { submitted_at } = attempt;
  if (submitted_at) {
    const answers = await answersOf(tx, attempt.id);
    const given = answers.find(({ questionId }) => questionId === body.question_id);
    const canStillAnswer =
      given === undefined ||
      isExpired(stored, attempt.submitted_at, given) ||
      (mayCorrectTranscript(given.answer, given.evaluation) &&
        isSameRecordingRetranscribed(given.answer, body.answer));
    if (!canStillAnswer) throw new ApiFailure('ATTEMPT_SUBMITTED');
    if (given === undefined) checkLateAnswer(attempt, stored, given);
  }
  await flagAttempt(tx, attempt, body, { now: setting.now(), isBeginning: false });
  await storeAnswer(tx, {
    attemptId: attempt.id,
    questionId: body.question_id,
    answer: body.answer,
    answeredAt,
    late: submitted_at !== null,
  });
  if (submitted_at) await markOrQueue(tx, { ...attempt, submitted_at }, stored, body.answer, setting);
  return { attempt_id: attempt.id, question_id: body.question_id };
}

/**
 * Submits an attempt: answers with a key are marked immediately, the rest is queued in the same transaction.
 */
export async function submitPractice(
  tx: Tx,
  setting: PracticeSetting,
  taker: Taker,
  body: BodyOf<typeof ENDPOINTS.practice.submit>,
): Promise<{ attempt: Attempt }> {
  const exercise = await practiceFor(tx, setting, taker, body.practice_id);
  const learnerId = taker.id;
  const submittedAt = learnerTime(body, setting.now());
  const attempt = owned(
    await ensureAttempt(tx, {
      id: body.attempt_id,
      learnerId,
      exerciseId: exercise.id,
      openedAt: submittedAt,
    }),
    learnerId,
    exercise.id,
  );
  if (attempt.submitted_at) throw new ApiFailure('ATTEMPT_SUBMITTED');
  await flagAttempt(tx, attempt, body, { now: setting.now(), isBeginning: false });
  await submitAttempt(tx, attempt.id, submittedAt);
  await recordPractice(tx, { learnerId, practice: exercise, at: submittedAt }, setting.now());
  const questions = await questionsOf(tx, exercise.id);
  await markAttempt(tx, { ...attempt, submitted_at: submittedAt }, questions, setting);
  const answers = await answersOf(tx, attempt.id);
  const teachers = await teacherEvaluations(tx, attempt.id);
  const served = questions.filter(({ retired }) => !retired);
  return {
    attempt: attemptView(
      served,
      exercise.grading_scale,
      asStored({ ...attempt, submitted_at: submittedAt }),
      answers,
      teachers,
    ),
  };
}

/** An attempt of the learner, with as much of its questions as they may see. */
export async function readAttempt(
  db: Queryable,
  learnerId: string,
  exercise: ExerciseRow,
  attemptId: string,
): Promise<ResponseOf<typeof ENDPOINTS.practice.listQuestion> & { attempt: Attempt }> {
  const found = owned(await findAttempt(db, attemptId), learnerId, exercise.id);
  const attempt = asStored(found);
  const [questions, answers, teachers, drafts] = await Promise.all([
    questionsOf(db, exercise.id),
    answersOf(db, attemptId),
    teacherEvaluations(db, attemptId),
    attempt.submittedAt ? earlierDrafts(db, learnerId, exercise.id, attempt.submittedAt) : undefined,
  ]);
  const shown = questionsShown(questions, answers);
  await recordKeysShown(db, found);
  return {
    practice: exerciseView(exercise, shown, attempt.submittedAt !== null),
    attempt: attemptView(shown, exercise.grading_scale, attempt, answers, teachers),
    questions: questionResults(shown, attempt, answers, teachers, drafts),
  };
}

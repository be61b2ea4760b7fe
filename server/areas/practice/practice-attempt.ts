import type { Attempt } from '#contract/practice.ts';
import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { storeAttemptAnswer } from '#server/domain/answering/store-attempt-answer.ts';
import { submitUntimed } from '#server/domain/answering/submit-untimed.ts';
import { attemptView, questionResults, questionsShown } from '#server/domain/attempt/attempt-view.ts';
import { recordKeysShown } from '#server/domain/attempt/keys-shown.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import {
  answersOf,
  asStored,
  type ExerciseRow,
  exerciseView,
  findAttempt,
  findExercise,
  questionsOf,
} from '#server/domain/attempt/store.ts';
import type { CheckWork } from '#server/domain/course/access.ts';
import type { GradingDeps } from '#server/domain/marking/mark-attempt.ts';
import { recordPractice } from '#server/domain/study/study-events.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { earlierDrafts } from './earlier-drafts.ts';

export interface PracticeDeps extends GradingDeps {
  checkWork: CheckWork;
}

async function practiceFor(tx: Tx, deps: PracticeDeps, taker: Taker, id: string): Promise<ExerciseRow> {
  const exercise = await findExercise(tx, id);
  if (!exercise) throw new ApiFailure('NOT_FOUND');
  await deps.checkWork(tx, taker, exercise.course_id, exercise.lesson_id, exercise.id);
  return exercise;
}

export async function updateSingleAnswer(
  tx: Tx,
  deps: PracticeDeps,
  taker: Taker,
  body: BodyOf<typeof ENDPOINTS.practice.updateSingleAnswer>,
): Promise<{ attempt_id: string; question_id: string }> {
  const { id } = await practiceFor(tx, deps, taker, body.practice_id);
  return storeAttemptAnswer(tx, deps, taker, id, body);
}

export async function submitPractice(
  tx: Tx,
  deps: PracticeDeps,
  taker: Taker,
  body: BodyOf<typeof ENDPOINTS.practice.submit>,
): Promise<{ attempt: Attempt }> {
  const exercise = await practiceFor(tx, deps, taker, body.practice_id);
  const recordStudied = (at: Date) =>
    recordPractice(tx, { learnerId: taker.id, practice: exercise, at }, deps.now());
  return submitUntimed(tx, deps, { taker, exercise, recordStudied }, body);
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

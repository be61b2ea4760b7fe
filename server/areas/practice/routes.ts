import type { Queryable } from '#server/db/connect.ts';
import { ApiFailure } from '#server/http/api-failure.ts';
import { RawJson } from '#server/http/envelope.ts';
import { command, type Handlers, learner, visitor } from '#server/http/handler.ts';
import type { ServedExercises } from './served-exercises.ts';
import { type PracticeSetting, readAttempt, submitPractice, updateSingleAnswer } from './service.ts';
import { exerciseView, findAttempt, findExercise } from './store.ts';

export function practiceHandlers(
  db: Queryable,
  setting: PracticeSetting,
  served: ServedExercises,
): Handlers<'practice'> {
  const readOwn = async (learnerId: string, practiceId: string, attemptId: string) => {
    const exercise = await findExercise(db, practiceId, 'practice');
    if (!exercise) throw new ApiFailure('NOT_FOUND');
    const read = await readAttempt(db, learnerId, exercise, attemptId);
    return { practice: exerciseView(exercise), ...read };
  };

  return {
    listQuestion: visitor(async ({ learner: visiting, query }) => {
      if (query.attempt_id) {
        if (!visiting) throw new ApiFailure('NOT_SIGNED_IN');
        return readOwn(visiting.id, query.practice_id, query.attempt_id);
      }
      const exercise = await served.practice(query.practice_id);
      if (!exercise) throw new ApiFailure('NOT_FOUND');
      await setting.checkAccess(db, visiting?.id ?? null, exercise.courseId);
      return new RawJson(exercise.json);
    }),

    detailQuestion: learner(async ({ learner: { id }, params }) => {
      const { attempt, exercise } = await ownAttempt(db, id, params.a);
      const { practice, questions } = await readOwn(id, exercise, attempt);
      const question = questions.find((candidate) => candidate.id === params.b);
      if (!question) throw new ApiFailure('NOT_FOUND');
      return { practice, question };
    }),

    updateSingleAnswer: command(({ tx, learner: { id }, body }) => updateSingleAnswer(tx, setting, id, body)),
    submit: command(({ tx, learner: { id }, body }) => submitPractice(tx, setting, id, body)),
  };
}

async function ownAttempt(db: Queryable, learnerId: string, attemptId: string) {
  const attempt = await findAttempt(db, attemptId);
  if (attempt?.learner_id !== learnerId) throw new ApiFailure('NOT_FOUND');
  return { attempt: attempt.id, exercise: attempt.exercise_id };
}

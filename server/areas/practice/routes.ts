import { readServedPractice, untouchedPractice } from '#server/domain/attempt/served-exercises.ts';
import { findAttempt, findExercise } from '#server/domain/attempt/store.ts';
import { courseGuard, workGuard } from '#server/domain/course/access.ts';
import { findExam, submittedAttempt } from '#server/domain/exam/store.ts';
import { examDeps, submitExam } from '#server/domain/exam/take-exam.ts';
import { gradingDeps } from '#server/domain/marking/grading-deps.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { RawJson } from '#server/http/envelope.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { type PracticeDeps, readAttempt, submitPractice, updateSingleAnswer } from './practice-attempt.ts';

export function handlers(parts: Parts): Handlers<'practice'> {
  const { db, content, issue } = parts;
  const checkAccess = courseGuard(parts);
  const deps: PracticeDeps = { ...gradingDeps(parts), checkWork: workGuard(parts) };

  const served = content.keep(async (id) => {
    const found = await readServedPractice(content.db, id);
    if (!found) return null;
    const { course_id, lesson_id } = found.exercise;
    return { course_id, lesson_id, json: new RawJson(untouchedPractice(found)) };
  });

  const readOwn = async (learnerId: string, practiceId: string, attemptId: string) => {
    const exercise = await findExercise(db, practiceId);
    if (!exercise) throw new ApiFailure('NOT_FOUND');
    return readAttempt(db, learnerId, exercise, attemptId);
  };

  return {
    listQuestion: async ({ learner: visiting, guest, query }) => {
      if (query.attempt_id) {
        const taker = visiting ?? guest;
        if (!taker) throw new ApiFailure('NOT_SIGNED_IN');
        const attemptId =
          query.attempt_id === 'latest'
            ? (await submittedAttempt(db, taker.id, query.practice_id))?.id
            : query.attempt_id;
        if (attemptId === undefined) throw new ApiFailure('NOT_FOUND');
        return readOwn(taker.id, query.practice_id, attemptId);
      }
      const practice = await served(query.practice_id);
      if (!practice) throw new ApiFailure('NOT_FOUND');
      await checkAccess(visiting?.id ?? null, practice.course_id, practice.lesson_id, query.practice_id);
      return practice.json;
    },

    detailQuestion: async ({ learner: visiting, guest, params }) => {
      const taker = visiting ?? guest;
      if (!taker) throw new ApiFailure('NOT_SIGNED_IN');
      const attempt = await findAttempt(db, params.a);
      if (attempt?.learner_id !== taker.id) throw new ApiFailure('NOT_FOUND');
      const { practice, questions } = await readOwn(taker.id, attempt.exercise_id, attempt.id);
      const question = questions.find((candidate) => candidate.id === params.b);
      if (!question) throw new ApiFailure('NOT_FOUND');
      return { practice, question };
    },

    updateSingleAnswer: ({ tx, taker, body }) => updateSingleAnswer(tx, deps, taker, body),
    submit: async ({ tx, taker, body }) => {
      const test = await findExam(tx, body.practice_id);
      if (test) return submitExam(tx, examDeps(parts), taker, test, body);
      const submitted = await submitPractice(tx, deps, taker, body);
      if (!taker.isGuest) await issue(tx, taker.id, { exercises: [body.practice_id] });
      return submitted;
    },
  };
}

import type { ServedExercises } from '#server/areas/practice/served-exercises.ts';
import type { PracticeSetting } from '#server/areas/practice/service.ts';
import type { Queryable } from '#server/db/connect.ts';
import { ApiFailure } from '#server/http/api-failure.ts';
import { command, type Handlers, visitor } from '#server/http/handler.ts';
import { lastAnswers, submitReviseQuestion } from './service.ts';

export function reviseHandlers(
  db: Queryable,
  setting: Pick<PracticeSetting, 'now' | 'checkAccess'>,
  served: ServedExercises,
): Handlers<'revise'> {
  return {
    listQuestion: visitor(async ({ learner, query }) => {
      const found = await served.revise(query.revise_id);
      if (!found) throw new ApiFailure('NOT_FOUND');
      const { exercise, questions } = found;
      await setting.checkAccess(db, learner?.id ?? null, exercise.course_id);
      const last = learner ? await lastAnswers(db, learner.id, exercise.id) : new Map<string, never>();
      return {
        revise: {
          id: exercise.id,
          title: exercise.title,
          course_id: exercise.course_id,
          lesson_id: exercise.lesson_id,
        },
        questions: questions
          .slice(query.offset, query.offset + query.limit)
          .map(({ question, key, explanation }) => ({
            ...question,
            answers: key,
            explanation,
            last_answer: last.get(question.id) ?? null,
          })),
        total: questions.length,
      };
    }),

    submitQuestion: command(({ tx, learner, body }) => submitReviseQuestion(tx, setting, learner.id, body)),
  };
}

import type { Answer } from '#contract/question.ts';
import { ApiFailure } from '#server/http/api-failure.ts';
import { command, type Handlers, visitor } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { courseGuard } from '../course/access.ts';
import { readServed } from '../practice/served-exercises.ts';
import { lastAnswers, submitReviseQuestion } from './service.ts';

const NO_ANSWERS: ReadonlyMap<string, Answer> = new Map();

export function reviseHandlers(platform: Platform): Handlers<'revise'> {
  const { db, content } = platform;
  const checkAccess = courseGuard(platform);
  const served = content.keep((id) => readServed(db, id, 'revise'));

  return {
    listQuestion: visitor(async ({ learner, query }) => {
      const found = await served(query.revise_id);
      if (!found) throw new ApiFailure('NOT_FOUND');
      const { exercise, questions } = found;
      await checkAccess(db, learner?.id ?? null, exercise.course_id, exercise.lesson_id);
      const last = learner ? await lastAnswers(db, learner.id, exercise.id) : NO_ANSWERS;
      const page = questions.slice(query.offset, query.offset + query.limit);
      return {
        revise: {
          id: exercise.id,
          title: exercise.title,
          course_id: exercise.course_id,
          lesson_id: exercise.lesson_id,
        },
        questions: page.map(({ question, key, explanation }) => ({
          ...question,
          answers: key,
          explanation,
          last_answer: last.get(question.id) ?? null,
        })),
        total: questions.length,
      };
    }),

    submitQuestion: command(({ tx, learner, body }) =>
      submitReviseQuestion(tx, checkAccess, learner.id, body, Date.now()),
    ),
  };
}

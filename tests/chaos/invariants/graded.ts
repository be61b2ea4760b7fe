import { answerSchema, GRADING_MODE, questionSchema } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import type { Invariant } from './invariant.ts';

/** Every unkeyed answer ends up graded, or with an error shown to its learner. */
export const graded: Invariant = {
  name: 'graded',
  afterGrading: true,
  check: ({ answers }) =>
    answers.flatMap((row) => {
      const question = questionSchema.parse(row.question);
      if (question.grading_object === GRADING_MODE.none || row.submitted_at === null) return [];
      if (!isAnswered(answerSchema.parse(row.answer))) return [];
      const status = row.evaluation?.status ?? 'never asked for';
      return status === 'finished' || status === 'error'
        ? []
        : [`${row.attempt_id} ${row.question_id} was handed in, its grading is ${status}`];
    }),
};

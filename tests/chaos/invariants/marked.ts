import { z } from 'zod/mini';
import { answerSchema, GRADING_MODE, questionKeySchema, questionSchema } from '#contract/question.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import type { Invariant } from './invariant.ts';

const stored = z.object({ question: questionSchema, key: questionKeySchema, answer: answerSchema });

/** Keyed answers are marked by the rules, after submission and not before. */
export const marked: Invariant = {
  name: 'marked',
  check: ({ answers }) =>
    answers.flatMap((row) => {
      const { question, key, answer } = stored.parse(row);
      if (question.grading_object !== GRADING_MODE.none) return [];
      const mark =
        row.submitted_at === null ? null : markAnswer(question.content, key, answer, question.marks);
      const same = (mark?.isCorrect ?? null) === row.is_correct && (mark?.marksWon ?? null) === row.marks_won;
      return same
        ? []
        : [
            `${row.attempt_id} ${row.question_id} is marked ${row.is_correct} ${row.marks_won}, ` +
              `the rules say ${mark?.isCorrect ?? null} ${mark?.marksWon ?? null}`,
          ];
    }),
};

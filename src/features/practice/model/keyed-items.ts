import type { QuestionResult } from '#contract/practice.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import type { KeyedItem } from '#src/shared/result/retry-dialog.tsx';
import type { Verdict } from '#src/shared/result/wrong-first.ts';

/** Whether an answer of a result is right; null while nothing was answered, or nothing marks it. */
export function verdictOf({ user: [given] }: Pick<QuestionResult, 'user'>): Verdict {
  return given && isAnswered(given.bai_lam) ? given.is_correct : null;
}

/** Those that this device can mark by their key. */
export const keyedItems = (questions: readonly QuestionResult[]): KeyedItem[] =>
  questions.flatMap((question) =>
    question.answers && question.grading_object === GRADING_MODE.none
      ? [
          {
            question,
            name: `Câu ${question.position}`,
            answerKey: question.answers,
            explanation: question.explanation,
          },
        ]
      : [],
  );

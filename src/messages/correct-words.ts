import type { Attempt } from '#contract/practice.ts';
import { RESULT } from './practice.ts';

type Statistic = Attempt['user_result']['ielts_statistic'];

/** What was right of the questions with a key; with the marks that the score counts, where these are others. */
export const correctWords = (statistic: Statistic): string => {
  const { correct_question, total_question, marks_won, marks } = statistic;
  return marks_won === undefined ||
    marks === undefined ||
    (marks === total_question && marks_won === correct_question)
    ? RESULT.correct(correct_question, total_question)
    : RESULT.correctByMarks(correct_question, total_question, marks_won, marks);
};

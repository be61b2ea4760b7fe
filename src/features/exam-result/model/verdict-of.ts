import type { ExamQuestion } from '#contract/exam-taking.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import type { Verdict } from '#src/shared/result/wrong-first.ts';

/** Whether an answer of a marked test is wholly right; null where it was not answered, or no key marks it. */
export function verdictOf({ grading_object, marks, user: [given] }: ExamQuestion): Verdict {
  if (grading_object !== GRADING_MODE.none || !given || !isAnswered(given.bai_lam)) return null;
  return (given.marks_won ?? 0) >= marks;
}

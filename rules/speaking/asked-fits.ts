import type { Answer, Question } from '#contract/question.ts';

/** A follow-up is answered with the wording in which it was asked; no other question has one. */
export const askedFits = ({ follows }: Pick<Question, 'follows'>, answer: Answer): boolean =>
  (follows !== undefined) ===
  (answer.type_code === 'ielts_unscripted_speaking' && answer.asked !== undefined);

import type { QuestionType } from '#contract/question.ts';

/** Narrows content, key or answer to one question type. */
export const isOfType = <V extends { type_code: QuestionType }, T extends QuestionType>(
  value: V,
  type: T,
): value is Extract<V, { type_code: T }> => value.type_code === type;

import type { QuestionType } from '#contract/question.ts';

const SPOKEN: ReadonlySet<QuestionType> = new Set([
  'ielts_scripted_speaking',
  'ielts_unscripted_speaking',
  'voice',
]);

/** Whether a type is answered by a recording. */
export const isSpoken = (type: QuestionType): boolean => SPOKEN.has(type);

import type { QuestionType } from '#contract/question.ts';

/** Whether a question is answered by voice. */
export const isSpokenType = (type: QuestionType): boolean =>
  type === 'ielts_scripted_speaking' || type === 'ielts_unscripted_speaking' || type === 'voice';

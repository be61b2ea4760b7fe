import type { Answer, QuestionContent } from '#contract/question.ts';

/** A question as it was asked: a follow-up has its wording in the answer. */
export const askedContent = (content: QuestionContent, answer: Answer): QuestionContent =>
  content.type_code === 'ielts_unscripted_speaking' &&
  answer.type_code === 'ielts_unscripted_speaking' &&
  answer.asked
    ? { ...content, prompt: answer.asked.text }
    : content;

import type { QuestionContent } from '#contract/question.ts';

/** The English text that a spoken question asks to be read aloud; null of the others. */
export const readingText = (content: QuestionContent): string | null =>
  content.type_code === 'ielts_scripted_speaking' || content.type_code === 'voice' ? content.text : null;

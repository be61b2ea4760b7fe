import type { QuestionContent } from '#contract/question.ts';

/** The English text that a spoken question asks the learner to read aloud; null for others. */
export const readingText = (content: QuestionContent): string | null =>
  content.type_code === 'ielts_scripted_speaking' || content.type_code === 'voice' ? content.text : null;

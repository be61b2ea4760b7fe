import type { Answer, AnswerOf, QuestionType } from '#contract/question.ts';
import { isOfType } from './is-of-type.ts';

type Answered<T extends QuestionType> = (answer: AnswerOf<T>) => boolean;

const hasText = (text: string): boolean => text.trim() !== '';

const ANSWERED: { [T in QuestionType]: Answered<T> } = {
  single_choice: ({ choice }) => hasText(choice),
  multiple_choice: ({ choices }) => choices.some(hasText),
  true_false: () => true,
  matching: ({ pairs }) => Object.values(pairs).some(hasText),
  fill_paragraph: ({ blanks }) => Object.values(blanks).some(hasText),
  free_text: ({ text }) => hasText(text),
  ielts_writing: ({ u }) => hasText(u),
  ielts_scripted_speaking: () => true,
  ielts_unscripted_speaking: () => true,
  voice: () => true,
};

const answeredAs = <T extends QuestionType>(type: T, answer: Answer): boolean => {
  const answered: Answered<T> = ANSWERED[type];
  return isOfType(answer, type) && answered(answer);
};

/** Whether an answer has any content: blank text has none; one of several blanks, items or choices is enough. */
export const isAnswered = (answer: Answer | null): boolean =>
  answer !== null && answeredAs(answer.type_code, answer);

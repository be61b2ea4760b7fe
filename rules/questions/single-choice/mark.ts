import type { AnswerOf, ContentOf, KeyOf } from '#contract/question.ts';
import { allOrNothing, type Mark } from '../mark.ts';

export const markSingleChoice = (
  _content: ContentOf<'single_choice'>,
  key: KeyOf<'single_choice'>,
  answer: AnswerOf<'single_choice'>,
  marks: number,
): Mark => allOrNothing(answer.choice === key.choice, marks);

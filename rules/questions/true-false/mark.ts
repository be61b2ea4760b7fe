import type { AnswerOf, ContentOf, KeyOf } from '#contract/question.ts';
import { allOrNothing, type Mark } from '../mark.ts';

export const markTrueFalse = (
  _content: ContentOf<'true_false'>,
  key: KeyOf<'true_false'>,
  answer: AnswerOf<'true_false'>,
  marks: number,
): Mark => allOrNothing(answer.value === key.value, marks);

import type { AnswerOf, ContentOf, KeyOf } from '#contract/question.ts';
import { inParts, type Mark } from '../mark.ts';

/** Each correct choice wins its share, in any order; choosing too many wins nothing. */
export const markMultipleChoice = (
  { choose }: ContentOf<'multiple_choice'>,
  key: KeyOf<'multiple_choice'>,
  { choices }: AnswerOf<'multiple_choice'>,
  marks: number,
): Mark =>
  inParts(
    key.choices.map((choice) => choices.length <= choose && choices.includes(choice)),
    marks,
  );

import type { AnswerOf, ContentOf, KeyOf } from '#contract/question.ts';
import { matchesAccepted } from '../../answer-matching.ts';
import { allOrNothing, type Mark } from '../mark.ts';
import { withinWordLimit } from '../word-limit.ts';

export const markFreeText = (
  content: ContentOf<'free_text'>,
  key: KeyOf<'free_text'>,
  answer: AnswerOf<'free_text'>,
  marks: number,
): Mark =>
  allOrNothing(
    withinWordLimit(answer.text, content.word_limit) && matchesAccepted(answer.text, key.accepted),
    marks,
  );

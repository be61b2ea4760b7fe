import type { AnswerOf, ContentOf, KeyOf } from '#contract/question.ts';
import { inParts, type Mark } from '../mark.ts';

/** Whether the option of each item is correct. */
export const rightItems = (
  { items }: ContentOf<'matching'>,
  key: KeyOf<'matching'>,
  { pairs }: AnswerOf<'matching'>,
): Map<string, boolean> =>
  new Map(items.map(({ name }) => [name, pairs[name] !== undefined && pairs[name] === key.pairs[name]]));

export const markMatching = (
  content: ContentOf<'matching'>,
  key: KeyOf<'matching'>,
  answer: AnswerOf<'matching'>,
  marks: number,
): Mark => inParts([...rightItems(content, key, answer).values()], marks);

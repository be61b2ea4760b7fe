import type { ContentOf, KeyOf, QuestionType } from '#contract/question.ts';
import { comparableAnswer } from '#rules/questions/answer-matching.ts';

/** A fault of a question, with where in its source it stands. */
export interface QuestionFault {
  at: readonly (string | number)[];
  message: string;
}

/** Says whether words occur in the passage; null when there is no passage or the question is not bound to it. */
export type InPassage = ((words: string) => boolean) | null;

export type Check<T extends QuestionType> = (
  content: ContentOf<T>,
  key: KeyOf<T>,
  inPassage: InPassage,
) => QuestionFault[];

/** Each text that stands more than once in a list, once. */
export const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];

/** A fault for each text of a list that a reader could not tell from another. */
export const sameTexts = (field: 'options' | 'items', list: readonly { text: string }[]): QuestionFault[] =>
  repeated(list.map(({ text }) => comparableAnswer(text))).map((text) => ({
    at: [field],
    message: `Two ${field} read the same: "${text}"`,
  }));

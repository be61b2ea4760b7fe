import type { ContentOf, KeyOf, QuestionType } from '#contract/question.ts';
import { comparableAnswer } from '#rules/questions/answer-matching.ts';

/** A fault of a question, with its location in the source. */
export interface QuestionFault {
  at: readonly (string | number)[];
  message: string;
}

/** Whether words occur in the passage; null if there is no passage or the question is not bound to it. */
export type InPassage = ((words: string) => boolean) | null;

export type Check<T extends QuestionType> = (
  content: ContentOf<T>,
  key: KeyOf<T>,
  inPassage: InPassage,
) => QuestionFault[];

/** The texts that occur more than once in a list, without duplicates. */
export const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];

/** A fault for each text in a list that looks the same as another. */
export const sameTexts = (field: 'options' | 'items', list: readonly { text: string }[]): QuestionFault[] =>
  repeated(list.map(({ text }) => comparableAnswer(text))).map((text) => ({
    at: [field],
    message: `Two ${field} read the same: "${text}"`,
  }));

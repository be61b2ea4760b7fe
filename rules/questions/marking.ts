import type {
  Answer,
  AnswerOf,
  ContentOf,
  KeyOf,
  QuestionContent,
  QuestionKey,
  QuestionType,
} from '#contract/question.ts';
import { markFillParagraph } from './fill-paragraph/mark.ts';
import { markFreeText } from './free-text/mark.ts';
import { isOfType } from './is-of-type.ts';
import type { Mark } from './mark.ts';
import { markMatching } from './matching/mark.ts';
import { markMultipleChoice } from './multiple-choice/mark.ts';
import { markSingleChoice } from './single-choice/mark.ts';
import { markTrueFalse } from './true-false/mark.ts';

type Marker<T extends QuestionType> = (
  content: ContentOf<T>,
  key: KeyOf<T>,
  answer: AnswerOf<T>,
  marks: number,
) => Mark;

/** Marker of each type; null for types graded by a person or an engine. */
const MARKERS: { [T in QuestionType]: Marker<T> | null } = {
  single_choice: markSingleChoice,
  multiple_choice: markMultipleChoice,
  true_false: markTrueFalse,
  matching: markMatching,
  fill_paragraph: markFillParagraph,
  free_text: markFreeText,
  ielts_writing: null,
  ielts_scripted_speaking: null,
  ielts_unscripted_speaking: null,
  voice: null,
};

const WRONG: Mark = { isCorrect: false, marksWon: 0 };

const markAs = <T extends QuestionType>(
  type: T,
  content: QuestionContent,
  key: QuestionKey,
  answer: Answer | null,
  marks: number,
): Mark | null => {
  const marker: Marker<T> | null = MARKERS[type];
  if (marker === null) return null;
  if (answer === null || !isOfType(content, type) || !isOfType(key, type) || !isOfType(answer, type))
    return WRONG;
  return marker(content, key, answer, marks);
};

/**
 * Marks an answer by the key; no answer, or one of another type, is wrong. Null for types graded by AI.
 */
export const markAnswer = (
  content: QuestionContent,
  key: QuestionKey,
  answer: Answer | null,
  marks: number,
): Mark | null => markAs(content.type_code, content, key, answer, marks);

/** Whether answers of the type are marked by a key. */
export const isMarkedByKey = (type: QuestionType): boolean => MARKERS[type] !== null;

import type { ReactNode } from 'react';
import type { AnswerOf, ContentOf, KeyOf, QuestionType } from '#contract/question.ts';

/** State of the recorder for a question. */
export interface RecorderUse {
  /** Recording, starting, saving, or waiting for a decision on an interrupted recording. */
  atWork: boolean;
  /** While it records: since when, milliseconds since 1970. */
  since: number | null;
}

/** Props of a question's view. Every view is controlled: it shows `answer` and reports changes. */
export interface QuestionViewProps<T extends QuestionType> {
  questionId: string;
  content: ContentOf<T>;
  answer: AnswerOf<T> | null;
  /** Absent in review, which is read-only. */
  onChange?: (answer: AnswerOf<T>) => void;
  /** The correct answer, in review. */
  answerKey: KeyOf<T> | null;
  /** Id of the prompt's element, which labels the inputs. */
  labelledBy: string;
  /** The recorder, if the type needs one. */
  recorder?: ReactNode;
  recorderUse?: RecorderUse;
  /** In a timed test: the number of its first blank or item. */
  firstNumber?: number;
}

export type QuestionView<T extends QuestionType> = (props: QuestionViewProps<T>) => ReactNode;

import type { ReactNode } from 'react';
import type { AnswerOf, ContentOf, KeyOf, QuestionType } from '#contract/question.ts';

/** What the recorder does for a question. */
export interface RecorderUse {
  /** Recording, about to, saving, or waiting to be told what becomes of an interrupted recording. */
  atWork: boolean;
  /** While it records: since when, milliseconds since 1970. */
  since: number | null;
}

/** What a question's view is given. Every view is controlled: it shows `answer` and tells changes. */
export interface QuestionViewProps<T extends QuestionType> {
  questionId: string;
  content: ContentOf<T>;
  answer: AnswerOf<T> | null;
  /** Absent in review: the view is read-only then. */
  onChange?: (answer: AnswerOf<T>) => void;
  /** The keyed answer, in review. */
  answerKey: KeyOf<T> | null;
  /** Prompt's element, which labels the inputs. */
  labelledBy: string;
  /** Records for this question, where the type needs it. */
  recorder?: ReactNode;
  recorderUse?: RecorderUse;
  /** In a timed test: the number of its first blank or item. */
  firstNumber?: number;
}

export type QuestionView<T extends QuestionType> = (props: QuestionViewProps<T>) => ReactNode;

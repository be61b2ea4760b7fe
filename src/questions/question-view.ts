import type { ReactNode } from 'react';
import type { AnswerOf, ContentOf, KeyOf, QuestionType } from '#contract/question.ts';

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
}

export type QuestionView<T extends QuestionType> = (props: QuestionViewProps<T>) => ReactNode;

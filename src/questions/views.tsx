import type { ReactNode } from 'react';
import type { Answer, Question, QuestionKey, QuestionType } from '#contract/question.ts';
import { FillParagraphView } from './fill-paragraph/view.tsx';
import { FreeTextView } from './free-text/view.tsx';
import { ScriptedSpeakingView } from './ielts-scripted-speaking/view.tsx';
import { WritingView } from './ielts-writing/view.tsx';
import type { QuestionView } from './question-view.ts';
import { SingleChoiceView } from './single-choice/view.tsx';
import { TrueFalseView } from './true-false/view.tsx';

/** The view of every question type; a missing one does not compile. */
const VIEWS: { [T in QuestionType]: QuestionView<T> } = {
  single_choice: SingleChoiceView,
  true_false: TrueFalseView,
  fill_paragraph: FillParagraphView,
  free_text: FreeTextView,
  ielts_writing: WritingView,
  ielts_scripted_speaking: ScriptedSpeakingView,
};

interface AnyQuestionProps {
  question: Pick<Question, 'id' | 'content'>;
  answer: Answer | null;
  answerKey: QuestionKey | null;
  labelledBy: string;
  onChange?: (answer: Answer) => void;
  recorder?: ReactNode;
}

/** Shows a question of any type with its own view. */
export function AnyQuestion({ question, answer, answerKey, ...rest }: AnyQuestionProps) {
  const { content } = question;
  // The union's members belong together by type_code; TypeScript can't follow that through the record.
  const View = VIEWS[content.type_code] as QuestionView<QuestionType>;
  return (
    <View
      questionId={question.id}
      content={content}
      answer={answer?.type_code === content.type_code ? answer : null}
      answerKey={answerKey?.type_code === content.type_code ? answerKey : null}
      {...rest}
    />
  );
}

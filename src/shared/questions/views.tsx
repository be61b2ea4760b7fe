import type { Answer, Question, QuestionKey, QuestionType } from '#contract/question.ts';
import { FillParagraphView } from './fill-paragraph/view.tsx';
import { FreeTextView } from './free-text/view.tsx';
import { ScriptedSpeakingView } from './ielts-scripted-speaking/view.tsx';
import { UnscriptedSpeakingView } from './ielts-unscripted-speaking/view.tsx';
import { WritingView } from './ielts-writing/view.tsx';
import { MatchingView } from './matching/view.tsx';
import { MultipleChoiceView } from './multiple-choice/view.tsx';
import type { QuestionView, QuestionViewProps } from './question-view.ts';
import { SingleChoiceView } from './single-choice/view.tsx';
import { TrueFalseView } from './true-false/view.tsx';
import { VoiceView } from './voice/view.tsx';

/** The view of every question type; a missing one does not compile. */
const VIEWS: { [T in QuestionType]: QuestionView<T> } = {
  single_choice: SingleChoiceView,
  multiple_choice: MultipleChoiceView,
  true_false: TrueFalseView,
  matching: MatchingView,
  fill_paragraph: FillParagraphView,
  free_text: FreeTextView,
  ielts_writing: WritingView,
  ielts_scripted_speaking: ScriptedSpeakingView,
  ielts_unscripted_speaking: UnscriptedSpeakingView,
  voice: VoiceView,
};

type Passed = Pick<
  QuestionViewProps<QuestionType>,
  'labelledBy' | 'recorder' | 'recorderUse' | 'firstNumber'
>;

interface AnyQuestionProps extends Passed {
  question: Pick<Question, 'id' | 'content'>;
  answer: Answer | null;
  answerKey: QuestionKey | null;
  onChange?: (answer: Answer) => void;
}

/** Shows a question of any type with its own view. */
export function AnyQuestion({ question, answer, answerKey, ...rest }: AnyQuestionProps) {
  const { content } = question;
  // `type_code` determines the member of the union; TypeScript can't follow that through the record.
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

import { ChoiceList } from '../choice-list.tsx';
import type { QuestionViewProps } from '../question-view.ts';

export function SingleChoiceView(props: QuestionViewProps<'single_choice'>) {
  const { questionId, content, answer, answerKey, labelledBy, onChange } = props;
  return (
    <ChoiceList
      name={questionId}
      choices={content.options.map(({ id, text }) => ({ value: id, letter: id, text }))}
      chosen={answer?.choice ?? null}
      keyed={answerKey?.choice ?? null}
      labelledBy={labelledBy}
      onChoose={onChange && ((choice) => onChange({ type_code: 'single_choice', choice }))}
    />
  );
}

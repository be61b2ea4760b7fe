import { TRUE_FALSE_VALUES, type TrueFalseValue } from '#contract/question.ts';
import { ChoiceList } from '../choice-list.tsx';
import type { QuestionViewProps } from '../question-view.ts';

const WORDING: Record<'true_false' | 'yes_no', Record<TrueFalseValue, string>> = {
  true_false: { TRUE: 'True', FALSE: 'False', NOT_GIVEN: 'Not Given' },
  yes_no: { TRUE: 'Yes', FALSE: 'No', NOT_GIVEN: 'Not Given' },
};

const isValue = (value: string): value is TrueFalseValue =>
  TRUE_FALSE_VALUES.some((known) => known === value);

export function TrueFalseView(props: QuestionViewProps<'true_false'>) {
  const { questionId, content, answer, answerKey, labelledBy, onChange } = props;
  const values = TRUE_FALSE_VALUES.filter((value) => value !== 'NOT_GIVEN' || content.with_not_given);
  return (
    <ChoiceList
      name={questionId}
      choices={values.map((value) => ({ value, text: WORDING[content.wording][value] }))}
      chosen={answer?.value ?? null}
      keyed={answerKey?.value ?? null}
      labelledBy={labelledBy}
      onChoose={onChange && ((value) => isValue(value) && onChange({ type_code: 'true_false', value }))}
    />
  );
}

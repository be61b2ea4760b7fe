import { useId } from 'react';
import { ChoiceRow } from '../choice-row.tsx';
import { MULTIPLE } from '../messages/questions.ts';
import type { QuestionViewProps } from '../question-view.ts';
import { type Verdict, VerdictMark } from '../verdict-mark.tsx';

const verdictOf = (isChosen: boolean, isKeyed: boolean): Verdict | null => {
  if (isChosen) return isKeyed ? 'right' : 'wrong';
  return isKeyed ? 'missed' : null;
};

/** Two or more choices. Once all are made, the other options are disabled until one is unticked. */
export function MultipleChoiceView(props: QuestionViewProps<'multiple_choice'>) {
  const { questionId, content, answer, answerKey, labelledBy, onChange } = props;
  const countId = useId();
  const { options, choose } = content;
  const chosen = answer?.choices ?? [];
  const isFull = chosen.length >= choose;
  const toggle = (id: string): void => {
    const choices = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    onChange?.({ type_code: 'multiple_choice', choices });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the prompt, which stands above, is the name
    <div role="group" aria-labelledby={labelledBy} className="grid gap-2">
      {options.map(({ id, text }) => {
        const isChosen = chosen.includes(id);
        const verdict = answerKey && verdictOf(isChosen, answerKey.choices.includes(id));
        return (
          <ChoiceRow
            key={id}
            type="checkbox"
            name={questionId}
            value={id}
            letter={id}
            text={text}
            tone={verdict ?? (isChosen ? 'chosen' : 'plain')}
            checked={isChosen}
            onChoose={onChange && (() => toggle(id))}
            closedBy={onChange && isFull && !isChosen ? countId : undefined}
            verdict={verdict && <VerdictMark verdict={verdict} />}
          />
        );
      })}
      <p id={countId} role="status" className="text-sm text-muted">
        {MULTIPLE.chosen(chosen.length, choose)}
        {onChange && isFull && `. ${MULTIPLE.full}`}
      </p>
    </div>
  );
}

import { useId } from 'react';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { TRIAL } from '../messages/trial.ts';

export type SurveyQuestionData = ResponseOf<typeof ENDPOINTS.speakingTrial.survey>['questions'][number];

interface SurveyQuestionProps {
  question: SurveyQuestionData;
  value: string;
  onChange: (value: string) => void;
}

/** One question of the survey: options of which one is chosen, or a text. */
export function SurveyQuestion({ question, value, onChange }: SurveyQuestionProps) {
  const id = useId();
  const { text_vi, options, max_length } = question;
  if (question.type === 'text')
    return (
      <div className="grid gap-2">
        <label htmlFor={id} className="font-semibold">
          {text_vi}
        </label>
        <textarea
          id={id}
          rows={4}
          value={value}
          {...(max_length !== null && { maxLength: max_length, 'aria-describedby': `${id}-left` })}
          onChange={(event) => onChange(event.target.value)}
          className="w-full rounded-control border border-line-strong bg-surface p-4"
        />
        {max_length !== null && (
          <p id={`${id}-left`} className="text-sm text-muted">
            {TRIAL.survey.left(max_length - value.length)}
          </p>
        )}
      </div>
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{text_vi}</legend>
      {options.map((option) => (
        <label
          key={option.id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={id}
            value={option.id}
            checked={value === option.id}
            onChange={() => onChange(option.id)}
            className="size-5 shrink-0 accent-brand-strong outline-none"
          />
          <span>{option.text_vi}</span>
        </label>
      ))}
    </fieldset>
  );
}

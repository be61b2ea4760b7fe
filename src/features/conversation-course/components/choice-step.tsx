import type { ChoiceStep, OnboardingStep } from '#contract/conversation-course.ts';
import type { OnboardingState } from '#rules/conversation/introduction.ts';
import { INTRODUCTION } from '../messages/introduction.ts';

interface ChoiceStepProps {
  step: OnboardingStep;
  state: OnboardingState;
  onChoose: (step: ChoiceStep, value: string) => void;
}

const isChosen = (state: OnboardingState, step: ChoiceStep, value: string): boolean =>
  step === 'step2' ? state.step2.value.includes(value) : state[step].value === value;

/** A question about the learner, with one answer or several. */
export function ChoiceStepView({
  step: { step, title_vi, is_multiple, options },
  state,
  onChoose,
}: ChoiceStepProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-3">
        <span className="block text-xl font-semibold text-pretty">{title_vi}</span>
        {is_multiple && <span className="block text-muted">{INTRODUCTION.several}</span>}
      </legend>
      {options.map(({ value, vi, about_vi }) => (
        <label
          key={value}
          className="flex min-h-13 cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface p-3.5 has-checked:border-brand-strong has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type={is_multiple ? 'checkbox' : 'radio'}
            name={step}
            checked={isChosen(state, step, value)}
            onChange={() => onChoose(step, value)}
            className="mt-0.5 size-5 shrink-0 accent-action"
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{vi}</span>
            {about_vi !== null && <span className="text-sm text-muted text-pretty">{about_vi}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

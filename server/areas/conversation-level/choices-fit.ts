import type { OnboardingChoices, OnboardingOptions } from '#contract/conversation-course.ts';
import { CHOICE_STEPS } from '#contract/conversation-course.ts';

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Whether everything chosen is there to be chosen, and nothing twice. */
export function choicesFit(choices: OnboardingChoices, { steps, entry_test }: OnboardingOptions): boolean {
  const fits = CHOICE_STEPS.every((name) => {
    const options = steps.find(({ step }) => step === name)?.options ?? [];
    const chosen = [choices[name].value].flat();
    return isUnique(chosen) && chosen.every((value) => options.some((option) => option.value === value));
  });
  const answers = choices.entry_test ?? [];
  return (
    fits &&
    isUnique(answers.map(({ question_id }) => question_id)) &&
    answers.every(({ question_id, value }) =>
      entry_test.some(({ id, options }) => id === question_id && options.some((one) => one.value === value)),
    )
  );
}

import type { ChoiceStep, OnboardingChoices } from '#contract/conversation-course.ts';

/** Steps of the introduction in order; the third is the entry test, which may be left out. */
export const ONBOARDING_STEPS = ['step1', 'step2', 'step3', 'step4', 'step5'] as const;
export type OnboardingStepName = (typeof ONBOARDING_STEPS)[number];

/** Steps of one choice. */
export type SingleStep = Exclude<ChoiceStep, 'step2'>;
export type EntryAnswer = NonNullable<OnboardingChoices['entry_test']>[number];

interface Step<Value> {
  value: Value;
  is_passed: boolean;
}

/** How far a learner is in the introduction. */
export interface OnboardingState {
  step1: Step<string | null>;
  step2: Step<string[]>;
  step3: Step<EntryAnswer[]>;
  step4: Step<string | null>;
  step5: Step<string | null>;
}

const single: Step<null> = { value: null, is_passed: false };

export const NOT_BEGUN: OnboardingState = {
  step1: single,
  step2: { value: [], is_passed: false },
  step3: { value: [], is_passed: false },
  step4: single,
  step5: single,
};

/** A single choice sets its value and passes the step (docs/product.md, point 4). */
export const choose = (state: OnboardingState, step: SingleStep, value: string): OnboardingState => ({
  ...state,
  [step]: { value, is_passed: true },
});

/** Adds a value to the step of several choices, or takes it away; passed when at least one is chosen. */
export function toggle(state: OnboardingState, value: string): OnboardingState {
  const { value: chosen } = state.step2;
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...state, step2: { value: next, is_passed: next.length > 0 } };
}

/** Answers a question of the entry test; the answer given first stays. */
export function answerEntry(state: OnboardingState, answer: EntryAnswer): OnboardingState {
  const { value } = state.step3;
  if (value.some(({ question_id }) => question_id === answer.question_id)) return state;
  return { ...state, step3: { value: [...value, answer], is_passed: false } };
}

/** Ends the entry test: with the answers given, or left out if there are none. */
export const passEntry = (state: OnboardingState): OnboardingState => ({
  ...state,
  step3: { ...state.step3, is_passed: true },
});

/** Clears one step, or all of them. */
export const reset = (state: OnboardingState, step?: OnboardingStepName): OnboardingState =>
  step === undefined ? NOT_BEGUN : { ...state, [step]: NOT_BEGUN[step] };

/** The first step that is not passed; null: the introduction is gone through. */
export const openStep = (state: OnboardingState): OnboardingStepName | null =>
  ONBOARDING_STEPS.find((step) => !state[step].is_passed) ?? null;

/** What was chosen, as it is sent; null until every step is passed. */
export function choicesOf(state: OnboardingState): OnboardingChoices | null {
  const { step1, step2, step3, step4, step5 } = state;
  if (openStep(state) !== null || step1.value === null || step4.value === null || step5.value === null)
    return null;
  return {
    step1: { value: step1.value },
    step2: { value: step2.value },
    step4: { value: step4.value },
    step5: { value: step5.value },
    entry_test: step3.value.length > 0 ? step3.value : null,
  };
}

import { useState } from 'react';
import type { ChoiceStep } from '#contract/conversation-course.ts';
import {
  answerEntry,
  choose,
  type EntryAnswer,
  ONBOARDING_STEPS,
  type OnboardingState,
  type OnboardingStepName,
  passEntry,
  reset,
  toggle,
} from '#rules/conversation/introduction.ts';
import { type IntroductionDraft, NEW_DRAFT, storeDraft, storedDraft } from './introduction-draft.ts';

const FIRST = ONBOARDING_STEPS[0];

/** The introduction as far as it is: kept on this device with every choice. */
export function useIntroduction(owner: string) {
  const [draft, setDraft] = useState<IntroductionDraft>(() => storedDraft(owner) ?? NEW_DRAFT);
  const [isKept, setKept] = useState(true);
  const { step, state } = draft;
  const put = (next: IntroductionDraft): void => {
    setKept(storeDraft(owner, next));
    setDraft(next);
  };
  const become = (next: OnboardingState): void => put({ step, state: next });
  const at = ONBOARDING_STEPS.indexOf(step);
  const go = (to: OnboardingStepName | undefined, next = state): void => {
    if (to) put({ step: to, state: next });
  };
  return {
    step,
    state,
    isKept,
    /** Counted from 1. */
    place: at + 1,
    isFirst: step === FIRST,
    isLast: at === ONBOARDING_STEPS.length - 1,
    choose: (of: ChoiceStep, value: string) =>
      become(of === 'step2' ? toggle(state, value) : choose(state, of, value)),
    answerEntry: (answer: EntryAnswer) => become(answerEntry(state, answer)),
    /** Ends the entry test as far as it is, and goes on. */
    passEntry: () => go(ONBOARDING_STEPS[at + 1], passEntry(state)),
    /** Clears the step that is shown. */
    reset: () => become(reset(state, step)),
    resetAll: () => put(NEW_DRAFT),
    back: () => go(ONBOARDING_STEPS[at - 1]),
    next: () => go(ONBOARDING_STEPS[at + 1]),
    goTo: (to: OnboardingStepName) => go(to),
  };
}
export type Introduction = ReturnType<typeof useIntroduction>;

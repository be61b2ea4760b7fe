import type { OnboardingChoices, OnboardingOptions } from '#contract/conversation-course.ts';
import {
  entryTestLevel,
  type Suggestion,
  selfLevel,
  suggestedLevel,
} from '#rules/conversation/suggested-level.ts';

/** The step in which learners say what they can. */
const SELF_STEP = 'step5';

/** The level that follows from what was chosen, as the server tells it; null: the choices are not of these options. */
export function suggestionOf(
  { steps, entry_test }: OnboardingOptions,
  choices: OnboardingChoices,
): Suggestion | null {
  const step = steps.find((one) => one.step === SELF_STEP);
  const self = step ? selfLevel(step, choices[SELF_STEP].value) : null;
  if (self === null) return null;
  return suggestedLevel(self, choices.entry_test ? entryTestLevel(entry_test, choices.entry_test) : null);
}

/** Right answers, and all that were given. */
export function countRight(
  { entry_test }: Pick<OnboardingOptions, 'entry_test'>,
  answers: NonNullable<OnboardingChoices['entry_test']>,
): { right: number; all: number } {
  const keys = new Map(entry_test.map(({ id, key }) => [id, key]));
  const right = answers.filter(({ question_id, value }) => keys.get(question_id) === value).length;
  return { right, all: answers.length };
}

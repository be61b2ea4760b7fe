import {
  CHOICE_STEPS,
  conversationLevel,
  type OnboardingChoices,
  type OnboardingOptions,
  type OnboardingResult,
  onboardingChoices,
} from '#contract/conversation-course.ts';
import { afterIntroduction } from '#rules/conversation/standing.ts';
import { entryTestLevel, selfLevel, suggestedLevel } from '#rules/conversation/suggested-level.ts';
import type { Tx } from '#server/db/connect.ts';
import { type LearnerRow, standingIn } from '#server/domain/conversation/standing.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { lockedRow, storeStanding } from './learner-standing.ts';

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Whether everything chosen is there to be chosen, and nothing twice. */
function choicesFit(choices: OnboardingChoices, { steps, entry_test }: OnboardingOptions): boolean {
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

/** Null before the introduction. */
export function resultOf({
  choices,
  suggested_level,
  max_level,
  completed_at,
}: LearnerRow): OnboardingResult | null {
  if (choices === null || suggested_level === null || completed_at === null) return null;
  return {
    choices,
    suggested_level,
    max_level: conversationLevel.parse(max_level),
    completed_at: completed_at.getTime(),
  };
}

/** @throws ApiFailure `ANSWER_DOES_NOT_FIT` */
function suggestionFor(choices: OnboardingChoices, options: OnboardingOptions) {
  const described = options.steps.find(({ step }) => step === 'step5');
  const self = described ? selfLevel(described, choices.step5.value) : null;
  if (self === null || !choicesFit(choices, options)) throw new ApiFailure('ANSWER_DOES_NOT_FIT');
  const { entry_test } = choices;
  return suggestedLevel(self, entry_test && entryTestLevel(options.entry_test, entry_test)).level;
}

/**
 * Stores the introduction that a learner went through. One that arrives late does not replace a later one, but what it
 * opens stays open.
 */
export async function storeIntroduction(
  tx: Tx,
  learnerId: string,
  given: OnboardingChoices,
  options: OnboardingOptions,
  at: Date,
): Promise<OnboardingResult> {
  const choices = onboardingChoices.parse(given);
  const suggested = suggestionFor(choices, options);
  const row = await lockedRow(tx, learnerId);
  const next = afterIntroduction(standingIn(row), suggested, at.getTime());
  const isLatest = next.completed_at === at.getTime();
  const kept = isLatest ? choices : (row.choices ?? choices);
  await storeStanding(tx, learnerId, next, kept);
  return {
    choices: kept,
    suggested_level: next.suggested_level ?? suggested,
    max_level: conversationLevel.parse(next.max_level),
    completed_at: next.completed_at ?? at.getTime(),
  };
}

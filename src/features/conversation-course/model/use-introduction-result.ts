import { useQuery } from '@tanstack/react-query';
import type { OnboardingChoices, OnboardingOptions } from '#contract/conversation-course.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { onboardingOptions } from '#src/shared/queries/conversation-course.ts';
import { onboardingResult } from '../api/introduction.ts';
import { suggestionOf } from './suggestion.ts';
import { useWaiting } from './use-waiting.ts';

const COMMANDS = [ENDPOINTS.conversationLevel.completeOnboarding];

/** What came of an introduction. */
export interface IntroductionResult {
  choices: OnboardingChoices;
  level: number;
  /** `refused`: listed by the outbox. `unsaved`: a guest's, on this device only. */
  sent: 'sent' | 'waiting' | 'refused' | 'unsaved';
}

/** The learner's introduction: the one that waits to be sent, else the server's; undefined while it is not known. */
export function useIntroductionResult(owner: string): {
  result: IntroductionResult | null | undefined;
  options: OnboardingOptions | undefined;
} {
  const query = useQuery(onboardingResult());
  const { data: options } = useQuery(onboardingOptions());
  const rows = useWaiting(COMMANDS, owner, () => query.refetch());
  const row = rows?.at(-1);
  if (rows === undefined) return { result: undefined, options };
  if (row) {
    const level = options && suggestionOf(options, row.body)?.level;
    if (level === undefined) return { result: undefined, options };
    const sent = row.state === 'parked' ? 'refused' : 'waiting';
    return { result: { choices: row.body, level, sent }, options };
  }
  const told = query.data?.result;
  if (told) return { result: { choices: told.choices, level: told.suggested_level, sent: 'sent' }, options };
  return { result: query.data || query.isError ? null : undefined, options };
}

import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** What came of the learner's introduction; null until they have gone through it. */
export const onboardingResult = () =>
  queryOptions({
    queryKey: ['conversation', 'onboarding-result'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationLevel.onboardingResult, { options: { signal } }),
    staleTime: 0,
  });

import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** What came of the learner's introduction; null until they have gone through it. */
export const onboardingResult = () =>
  readQuery(ENDPOINTS.conversationLevel.onboardingResult, {}, { staleTime: 0 });

import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The exercise that the server stores a trial under. */
export const TRIAL_SET = 'speaking-trial';

/** What is needed to speak the trial, even with no network. */
export const trialQuestions = () =>
  queryOptions({
    queryKey: ['speaking-trial', 'questions'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingTrial.listQuestions, { options: { signal } }),
    staleTime: 5 * 60_000,
  });

/** What is asked after it, and whether this taker has answered. */
export const trialSurvey = () =>
  queryOptions({
    queryKey: ['speaking-trial', 'survey'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingTrial.survey, { options: { signal } }),
    staleTime: 5 * 60_000,
  });

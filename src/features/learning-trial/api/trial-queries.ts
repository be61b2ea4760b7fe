import { queryOptions } from '@tanstack/react-query';
import type { TrialPhase } from '#contract/learning-trial.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

const KEY = 'learning-trial';

/** The whole lesson, the same for everybody. */
export const trialChat = () =>
  queryOptions({
    queryKey: [KEY, 'chat'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.learningTrial.start, { options: { signal } }),
    staleTime: 60 * 60_000,
  });

/** Where this taker stopped, also on other devices. */
export const trialStatus = () =>
  queryOptions({
    queryKey: [KEY, 'status'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.learningTrial.status, { options: { signal } }),
    staleTime: 0,
  });

/** What was answered in one of their lessons. */
export const trialMessages = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'messages', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.learningTrial.messages, { params: { id }, options: { signal } }),
    staleTime: 0,
  });

export const trialOverview = (attempt_id: string) =>
  queryOptions({
    queryKey: [KEY, 'overview', attempt_id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.learningTrial.overview, { query: { attempt_id }, options: { signal } }),
    staleTime: 0,
  });

export const trialPhaseReport = (phase: TrialPhase, attempt_id: string) =>
  queryOptions({
    queryKey: [KEY, phase, attempt_id],
    queryFn: ({ signal }) => {
      const input = { query: { attempt_id }, options: { signal } };
      return phase === 'application'
        ? callOrThrow(ENDPOINTS.learningTrial.applicationPhase, input)
        : callOrThrow(ENDPOINTS.learningTrial.coachingPhase, input);
    },
    staleTime: 0,
  });

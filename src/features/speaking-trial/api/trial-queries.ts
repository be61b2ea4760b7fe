import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** A submitted trial of this taker. */
export const trialResult = (attemptId: string) =>
  queryOptions({
    queryKey: ['speaking-trial', 'result', attemptId],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingTrial.listQuestions, {
        query: { attempt_id: attemptId },
        options: { signal },
      }),
    // A grade may have come since it was loaded.
    staleTime: 0,
  });

/** Topics open to everybody who is signed in. */
export const freeTopics = () =>
  queryOptions({
    queryKey: ['speaking-trial', 'free-topics'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingRoom.freeTopics, { options: { signal } }),
    staleTime: 60 * 60_000,
  });

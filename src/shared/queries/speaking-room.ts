import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** A topic of the speaking room with all that is needed to talk about it, even with no network. */
export const speakingTopic = (setId: string) =>
  queryOptions({
    queryKey: ['speaking-room', setId, 'questions'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingRoom.listQuestions, {
        params: { id: setId },
        query: {},
        options: { signal },
      }),
    staleTime: 5 * 60_000,
  });

/** An attempt at it with the answers and what was found in them. */
export const speakingTopicAttempt = (setId: string, attemptId: string) =>
  queryOptions({
    queryKey: ['speaking-room', setId, 'attempt', attemptId],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingRoom.listQuestions, {
        params: { id: setId },
        query: { attempt_id: attemptId },
        options: { signal },
      }),
    // A grade may have come since it was loaded.
    staleTime: 0,
  });

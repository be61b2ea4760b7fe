import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** A practice's questions without keys: what is needed to do it, even with no network. */
export const practiceQuestions = (practiceId: string) =>
  queryOptions({
    queryKey: ['practice', practiceId, 'questions'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.practice.listQuestion, {
        query: { practice_id: practiceId },
        options: { signal },
      }),
    staleTime: 5 * 60_000,
  });

/** A submitted attempt with marks, keys and evaluations. */
export const practiceResult = (practiceId: string, attemptId: string) =>
  queryOptions({
    queryKey: ['practice', practiceId, 'result', attemptId],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.practice.listQuestion, {
        query: { practice_id: practiceId, attempt_id: attemptId },
        options: { signal },
      }),
    // A grade may have come since it was loaded.
    staleTime: 0,
  });

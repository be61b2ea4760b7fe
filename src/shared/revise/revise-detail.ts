import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** One question of a revise set with its last answer and grade. */
export const reviseDetail = (reviseId: string, questionId: string) =>
  queryOptions({
    queryKey: ['revise', reviseId, 'question', questionId],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.revise.detailQuestion, {
        params: { a: reviseId, b: questionId },
        options: { signal },
      }),
    // A grade may arrive at any moment.
    staleTime: 0,
  });

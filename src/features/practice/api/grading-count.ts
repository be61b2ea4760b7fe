import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** How many gradings the learner has left today, and how long one currently takes. */
export const gradingCount = () =>
  queryOptions({
    queryKey: ['grading', 'count'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.gradingCount.statistic, { options: { signal } }),
    staleTime: 10_000,
  });

import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The learner's progress in all pronunciation lessons, also on other devices. */
export const pronunciationProgress = () =>
  queryOptions({
    queryKey: ['pronunciation', 'progress'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.lesson.pronunciationProgressOfAll, { options: { signal } }),
    // A grade may arrive at any moment.
    staleTime: 0,
  });

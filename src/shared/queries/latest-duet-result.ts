import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The latest results of a duet's lines, of whoever uses the device. */
export const latestDuetResult = (duetId: string) =>
  queryOptions({
    queryKey: ['duet', duetId, 'latest-result'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.duet.latestResult, { params: { id: duetId }, options: { signal } }),
    // A grade may arrive at any moment.
    staleTime: 0,
  });

import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The latest results of a duet's lines, of whoever uses the device; once it is known who. */
export const latestDuetResult = (owner: string | null, duetId: string) =>
  queryOptions({
    queryKey: ['duet', duetId, 'latest-result', owner],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.duet.latestResult, { params: { id: duetId }, options: { signal } }),
    enabled: owner !== null,
    // A grade may arrive at any moment.
    staleTime: 0,
  });

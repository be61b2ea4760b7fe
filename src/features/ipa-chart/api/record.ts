import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The server's record of the learner's sounds. */
export const soundRecords = () =>
  queryOptions({
    queryKey: ['pronunciation', 'record'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.ipaChart.record, { options: { signal } }),
    // A grade may arrive at any moment.
    staleTime: 0,
  });

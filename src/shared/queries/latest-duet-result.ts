import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The latest results of a duet's lines, of whoever uses the device. */
export const latestDuetResult = (duetId: string) =>
  readQuery(
    ENDPOINTS.duet.latestResult,
    { params: { id: duetId } },
    {
      // A grade may arrive at any moment.
      staleTime: 0,
    },
  );

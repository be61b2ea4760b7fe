import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The server's record of the learner's sounds. */
export const soundRecords = () =>
  readQuery(
    ENDPOINTS.ipaChart.record,
    {},
    {
      // A grade may arrive at any moment.
      staleTime: 0,
    },
  );

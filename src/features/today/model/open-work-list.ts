import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** What was begun on any device and not finished, the one worked on last first. */
export const openWorkList = () =>
  readQuery(
    ENDPOINTS.openWork.list,
    {},
    {
      // Work that was just sent changes it.
      staleTime: 0,
    },
  );

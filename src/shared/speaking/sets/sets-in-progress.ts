import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Sets that were begun and not submitted, on any device, latest first. */
export const setsInProgress = () =>
  readQuery(
    ENDPOINTS.speakingRoom.inProgress,
    {},
    {
      // Work that was just sent changes it.
      staleTime: 0,
    },
  );

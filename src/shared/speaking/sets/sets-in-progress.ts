import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Sets that were begun and not submitted, on any device, latest first. */
export const setsInProgress = () =>
  queryOptions({
    queryKey: ['speaking', 'in-progress'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingRoom.inProgress, { options: { signal } }),
    // Work that was just sent changes it.
    staleTime: 0,
  });

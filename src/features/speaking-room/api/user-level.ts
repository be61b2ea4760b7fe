import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The levels with their descriptions, what to speak about to have one suggested, and the learner's own. */
export const userLevel = () =>
  queryOptions({
    queryKey: ['speaking', 'level'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingRoom.userLevel, { options: { signal } }),
  });

export type UserLevel = ResponseOf<typeof ENDPOINTS.speakingRoom.userLevel>;

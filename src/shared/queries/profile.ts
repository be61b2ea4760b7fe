import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export type Profile = ResponseOf<typeof ENDPOINTS.account.getProfile>;

/** The signed-in learner. */
export const profile = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.account.getProfile, { options: { signal } }),
    meta: { persist: 'first-frame' },
  });

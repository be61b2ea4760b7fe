import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '#contract/profile.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

export type Profile = ResponseOf<typeof getProfile>;

/** The signed-in learner. */
export const profile = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => callOrThrow(getProfile, { options: { token: currentSession().token, signal } }),
  });

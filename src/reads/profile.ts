import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getProfile } from '#contract/profile.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

export type Profile = ResponseOf<typeof getProfile>;

/** The signed-in learner. */
export const profile = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => callOrThrow(getProfile, { options: { token: currentSession().token, signal } }),
  });

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import { getProfile, updateProfile } from '#contract/profile.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

export type Profile = ResponseOf<typeof getProfile>;

export const profile = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => callOrThrow(getProfile, { options: { token: currentSession().token, signal } }),
  });

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateProfile>) =>
      callOrThrow(updateProfile, { body, options: { token: currentSession().token } }),
    onSuccess: (saved) => client.setQueryData(profile().queryKey, saved),
  });
}

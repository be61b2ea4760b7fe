import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { updateProfile } from '#contract/profile.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { putRead } from '#src/offline/stored-reads.ts';
import { profile } from '#src/reads/profile.ts';
import { currentSession } from '#src/session/session.ts';

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateProfile>) =>
      callOrThrow(updateProfile, { body, options: { token: currentSession().token } }),
    onSuccess: (saved) => putRead(client, profile().queryKey, saved),
  });
}

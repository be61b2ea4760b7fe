import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { updateProfile } from '#contract/profile.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { profile } from '#src/reads/profile.ts';
import { currentSession } from '#src/session/session.ts';

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateProfile>) =>
      callOrThrow(updateProfile, { body, options: { token: currentSession().token } }),
    onSuccess: (saved) => {
      const { queryKey } = profile();
      client.setQueryData(queryKey, saved);
      // Only what was read is stored for the next start.
      void client.invalidateQueries({ queryKey });
    },
  });
}

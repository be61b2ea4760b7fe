import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProfile } from '#contract/profile.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { profile } from '#src/reads/profile.ts';
import { currentSession } from '#src/session/session.ts';
import type { TargetDraft } from './target-draft.ts';

/** Saves the target on the server; needs the network. */
export function useSaveTarget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ band, examDate, minutes }: TargetDraft) =>
      callOrThrow(updateProfile, {
        body: { target_band: band, exam_date: examDate || null, daily_minutes: minutes },
        options: { token: currentSession().token },
      }),
    onSuccess: (saved) => {
      const { queryKey } = profile();
      client.setQueryData(queryKey, saved);
      // Only what is read is stored on the device, and the new target is to be there with no network.
      void client.invalidateQueries({ queryKey });
    },
  });
}

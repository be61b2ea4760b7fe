import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { profile } from '#src/shared/queries/profile.ts';
import type { TargetDraft } from './target-draft.ts';

/** Saves the target on the server; needs the network. */
export function useSaveTarget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ band, examDate, minutes }: TargetDraft) =>
      callOrThrow(ENDPOINTS.profile.update, {
        body: { target_band: band, exam_date: examDate || null, daily_minutes: minutes },
      }),
    onSuccess: (saved) => writeQuery(client, profile(), saved),
  });
}

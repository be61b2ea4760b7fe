import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { profile } from '#src/shared/queries/profile.ts';

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof ENDPOINTS.profile.update>) =>
      callOrThrow(ENDPOINTS.profile.update, { body }),
    onSuccess: (saved) => writeQuery(client, profile(), saved),
  });
}
